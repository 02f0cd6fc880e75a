/** What a table's column holds, by its heading. */
export type ColumnKind =
  | "state"
  | "order"
  | "step"
  | "id"
  | "h"
  | "g"
  | "f"
  | "level"
  | "parent"
  | "firstChild"
  | "sibling"
  | "children"
  | "move"
  | "open"
  | "closed"
  | "path"
  | "question";

/** Column headings in English, Indonesian, Russian, Portuguese and German, as plain words. */
const HEADINGS: Readonly<Record<ColumnKind, string>> = {
  state:
    "state,states,node,nodes,board,boards,current,current node,current state,visited,visited node,visited state,expanded node,node visited,position,configuration,name,vertex,keadaan,simpul,simpul yang diperiksa,simpul diperiksa,papan,konfigurasi,posisi,состояние,узел,вершина,позиция,доска,поле,текущий узел,estado,estados,nó,no atual,nó atual,estado atual,tabuleiro,posição,zustand,knoten,brett",
  order:
    "order,visit,visit order,order of visit,expansion order,order of expansion,expansion,expanded,visited at,urutan,urutan kunjungan,urutan ekspansi,diperiksa ke,порядок,порядок обхода,порядок посещения,порядок раскрытия,очерёдность,ordem,ordem de visita,ordem de expansão,expansão,reihenfolge",
  step: "step,steps,iteration,iter,no,nr,n,#,number,langkah,iterasi,nomor,tahap,шаг,итерация,№,номер,п п,passo,iteração,número,num,etapa,schritt,nummer",
  id: "id,node id,gen,generation,generated,index,row,key,indeks,pembangkitan,поколение,индекс,порождение,geração,índice,chave,ordem de geração,erzeugung",
  h: "h,h n,heur,heuristic,heuristic value,heuristics,h value,estimate,heuristik,nilai heuristik,nilai h,эвристика,оценка,значение h,h n,heurística,heuristica,valor h,h1 h2",
  g: "g,g n,cost,path cost,g value,biaya,стоимость,цена,цена пути,custo,custo do caminho,kosten",
  f: "f,f n,f value,total,g h,total cost,nilai f,значение f,valor f,f g h",
  level:
    "level,lev,lvl,lv,depth,d,kedalaman,tingkat,уровень,глубина,nível,nivel,profundidade,tiefe,ebene",
  parent:
    "parent,parent id,pid,from,predecessor,came from,parent node,parent state,induk,orang tua,dari,родитель,предок,предшественник,откуда,отец,pai,nó pai,predecessor,antecessor,vater,elter,vorgänger",
  firstChild: "first child,anak pertama,первый потомок,первый сын,primeiro filho,erstes kind",
  sibling:
    "sibling,next sibling,saudara,брат,следующий брат,irmão,próximo irmão,geschwister,nächstes geschwister",
  children:
    "children,successors,neighbours,neighbors,generated nodes,generated states,anak,simpul anak,suksesor,потомки,дети,последователи,filhos,sucessores,kinder,nachfolger",
  move: "move,action,operator,direction,gerakan,aksi,langkah gerak,arah,ход,действие,направление,movimento,ação,direção,zug,aktion",
  open: "open,opened,open list,frontier,fringe,queue,stack,priority queue,agenda,antrian,antrian 1,antrian1,tumpukan,terbuka,очередь,стек,открытые,открытый список,список открытых,фронт,fronteira,fila,pilha,abertos,lista aberta,open after,warteschlange",
  closed:
    "closed,close,closed list,explored,explored set,visited set,visited list,antrian 2,antrian2,tertutup,закрытые,закрытый список,список закрытых,fechados,lista fechada,explorados,geschlossen",
  path: "path,route,jalur,lintasan,путь,caminho,pfad",
  question: "question,soal,problem,task,вопрос,задача,questão,questao,frage",
};

const KIND_OF = new Map<string, ColumnKind>();
for (const [kind, headings] of Object.entries(HEADINGS)) {
  for (const heading of headings.split(",")) {
    const plain = plainHeading(heading);
    if (!KIND_OF.has(plain)) KIND_OF.set(plain, kind as ColumnKind);
  }
}

/** The fields of JSON rows ask for the same few headings thousands of times. */
const known = new Map<string, ColumnKind | null>();

/** What a column with this heading holds; null for a heading that is not known. */
export function columnKind(heading: string): ColumnKind | null {
  if (heading.length > 60) return null;
  const before = known.get(heading);
  if (before !== undefined) return before;
  const kind =
    KIND_OF.get(plainHeading(heading)) ??
    KIND_OF.get(plainHeading(heading.replace(/\([^)]*\)|\[[^\]]*\]/g, " "))) ??
    null;
  if (known.size < 5000) known.set(heading, kind);
  return kind;
}

function plainHeading(heading: string): string {
  const spaced = heading.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2").toLowerCase();
  const plain = spaced.replace(/[^\p{L}\p{N}#№]+/gu, " ").trim();
  return plain === "" ? heading.trim() : plain;
}
