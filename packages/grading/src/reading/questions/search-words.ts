import type { SearchName } from "@jejak/search";

/** How headings name each search, in English, Indonesian, Russian, Portuguese and German, in plain words. */
const NAMES: Readonly<Record<SearchName, readonly string[]>> = {
  "depth-first": [
    "depth first",
    "dfs",
    "dls",
    "depth limited",
    "mendalam",
    "mendalam pertama",
    "в глубину",
    "em profundidade",
    "tiefensuche",
  ],
  "breadth-first": [
    "breadth first",
    "breadt first",
    "bfs",
    "melebar",
    "melebar pertama",
    "в ширину",
    "em largura",
    "breitensuche",
  ],
  "best-first": [
    "best first",
    "greedy best first",
    "greedy",
    "gbfs",
    "gbf",
    "terbaik pertama",
    "terbaik dahulu",
    "жадный",
    "по первому наилучшему",
    "сначала лучший",
    "лучший первый",
    "gulosa",
    "pela melhor escolha",
    "melhor primeiro",
    "bestensuche",
  ],
  "a-star": ["a*", "a star", "astar", "а*", "bintang a", "a estrela"],
  "uniform-cost": [
    "uniform cost",
    "ucs",
    "dijkstra",
    "biaya seragam",
    "по стоимости",
    "равномерной стоимости",
    "по критерию стоимости",
    "custo uniforme",
    "uniforme kosten",
  ],
  "weighted-a-star": [
    "weighted a*",
    "weighted a star",
    "a* berbobot",
    "взвешенный a*",
    "взвешенный а*",
    "a* ponderado",
  ],
  "siblings-only": ["siblings only", "best first siblings only", "best first among siblings"],
  "iterative-deepening": [
    "iterative deepening",
    "iterative deepening depth first",
    "depth first iterative deepening",
    "ids",
    "iddfs",
    "dfid",
    "pendalaman iteratif",
    "итеративное углубление",
    "итеративного углубления",
    "с итеративным углублением",
    "в глубину с итеративным углублением",
    "aprofundamento iterativo",
    "iterative tiefensuche",
  ],
  "ida-star": ["ida", "ida star", "iterative deepening a*", "iterative deepening a star"],
  beam: ["beam", "local beam", "лучевой", "em feixe", "strahlensuche"],
  "steepest-hill-climbing": [
    "hill climbing",
    "steepest hill climbing",
    "steepest ascent hill climbing",
    "steepest ascent",
    "steepest descent",
    "mendaki bukit",
    "восхождение на холм",
    "подъем в гору",
    "subida de encosta",
  ],
  "simple-hill-climbing": [
    "simple hill climbing",
    "first choice hill climbing",
    "mendaki bukit sederhana",
    "простое восхождение на холм",
  ],
  "best-first-tree": ["best first tree", "bratko"],
  "recursive-best-first": [
    "recursive best first",
    "rbfs",
    "рекурсивный поиск по первому наилучшему",
  ],
};

const SEARCH_OF = new Map<string, SearchName>();
const FIRST_WORDS = new Set<string>();
for (const [search, names] of Object.entries(NAMES)) {
  for (const name of names) {
    SEARCH_OF.set(name, search as SearchName);
    FIRST_WORDS.add(name.split(" ", 1)[0] ?? name);
  }
}

/** Words that a heading may add without saying anything. */
const FILLERS = new Set(
  (
    "search searches searching algorithm algorithms method strategy traversal trace answer answers solution result results " +
    "order the a an of for by using with my part first in on and to visit visits visited limit level levels nodes node " +
    "pencarian algoritma metode jawaban hasil urutan penelusuran pelacakan dengan untuk batas kedalaman soal secara " +
    "поиск поиска алгоритм метод ответ решение порядок обход обхода задача с для предел глубины " +
    "busca algoritmo método resposta ordem percurso com para limite de da do " +
    "suche antwort lösung reihenfolge mit"
  ).split(" "),
);

/** Lower case, punctuation as single spaces, `*` kept (A* needs it). */
export function plainWords(written: string): string {
  const lower = written.toLowerCase();
  const starred = lower.includes("*")
    ? lower.replace(/(?<!(?:^|[^\p{L}])[aа])\*+/gu, " ").replace(/\*+/g, "*")
    : lower;
  return starred.replace(/[^\p{L}\p{N}*]+/gu, " ").trim();
}

/** The search that a heading's plain words name, alone or among words that say nothing; null for anything else. */
export function searchNamed(words: string): SearchName | null {
  if (words.length > 80) return null;
  const exact = SEARCH_OF.get(words);
  if (exact !== undefined) return exact;
  const list = words.split(" ");
  const found = new Set<SearchName>();
  for (let index = 0; index < list.length;) {
    const word = list[index] ?? "";
    const hit = FIRST_WORDS.has(word) ? longestName(list, index) : null;
    if (hit !== null) {
      found.add(hit.search);
      index += hit.words;
    } else if (FILLERS.has(word) || /^\d{1,3}$/.test(word)) {
      index += 1;
    } else {
      return null;
    }
  }
  const [only] = found;
  return found.size === 1 && only !== undefined ? only : null;
}

function longestName(
  words: readonly string[],
  from: number,
): { search: SearchName; words: number } | null {
  for (let count = Math.min(4, words.length - from); count > 0; count -= 1) {
    const search = SEARCH_OF.get(words.slice(from, from + count).join(" "));
    if (search !== undefined) return { search, words: count };
  }
  return null;
}
