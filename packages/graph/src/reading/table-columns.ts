/** What a column of a table holds. */
export type ColumnRole = "from" | "to" | "cost" | "action" | "node" | "h";

const WORDS: Readonly<Record<ColumnRole, string>> = {
  from: "from source src origin tail dari asal sumber откуда из de origem von",
  to: "to target dest destination head ke tujuan куда в para destino nach",
  cost: "cost costs weight w c distance dist biaya bobot jarak стоимость вес расстояние custo peso kosten km",
  action: "action edge label aksi действие ação",
  node: "node state name vertex city simpul keadaan kota узел вершина состояние город nó estado cidade knoten",
  h: "h h(n) heuristic heur heuristik эвристика heurística",
};

const ROLES: ReadonlyMap<string, ColumnRole> = new Map(
  Object.entries(WORDS).flatMap(([role, words]) =>
    words.split(" ").map((word) => [word, role as ColumnRole] as const),
  ),
);

/** What the column under this heading holds, in English, Indonesian, Russian, Portuguese or German; null when unknown. */
export function columnRole(heading: string): ColumnRole | null {
  return ROLES.get(heading.trim().toLowerCase()) ?? null;
}
