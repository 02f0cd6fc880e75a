/** The shape of a word: capitals, small letters, digits, each run of small letters or digits as one. */
function nameShape(name: string): string {
  return name
    .normalize("NFC")
    .replaceAll(/\p{Lu}/gu, "A")
    .replaceAll(/\p{N}+/gu, "0")
    .replaceAll(/[^A0\P{L}]+/gu, "a")
    .replaceAll(/\s+/g, " ");
}

/** Tells whether a word that is no name looks like the names: of the shape of one, and not far longer. */
export function looksLike(names: readonly string[]): (word: string) => boolean {
  const longest = new Map<string, number>();
  for (const name of names) {
    const shape = nameShape(name);
    longest.set(shape, Math.max(longest.get(shape) ?? 0, name.length));
  }
  return (word) => {
    const most = longest.get(nameShape(word));
    return most !== undefined && word.length <= 2 * most && !USUAL.has(word.toLowerCase());
  };
}

/** Words that stand in traces beside the states, whatever the nodes are called. */
const USUAL = new Set(
  (
    "start goal end stop null none nil root empty found solution success fail failure and then next from to via " +
    "step visit visited visits visiting expand expanded queue stack open closed close frontier path order cost level depth node state trace answer total iteration " +
    "breadth depth best uniform greedy search bfs dfs ucs ids dls astar manhattan question " +
    "mulai awal akhir tujuan lalu kemudian dan ke dari langkah simpul antrian tumpukan jalur urutan biaya kosong jawaban " +
    "старт цель начало конец шаг узел путь порядок очередь стек затем потом ответ пусто " +
    "início fim objetivo passo nó fila pilha caminho ordem custo depois vazio resposta"
  ).split(" "),
);
