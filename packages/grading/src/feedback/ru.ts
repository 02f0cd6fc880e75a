import type { Catalogue } from "./message-id.ts";

/** The messages in Russian, in the words of the Russian Bratko: вершина, раскрыть, породить. */
export const ru: Catalogue = {
  "not-a-state": "Шаг {step}: {got} — не состояние этой задачи.",
  "wrong-size": "Шаг {step}: в записи {got} число клеток не то, что в этой задаче.",
  "not-one-move-away":
    "Шаг {step}: ни из одного состояния, порождённого до сих пор, нет хода в {got}.",
  "never-generated":
    "Шаг {step}: вершины {got} ещё нет в списке OPEN, потому что вершина {parent}, из которой она порождается, не раскрыта.",
  "never-generated.pass":
    "Шаг {step}: здесь не идёт {got}, потому что проход закончился, а следующий начинается с корня, {possible}.",
  "never-generated.first-better":
    "Шаг {step}: {got} не порождается, потому что простое восхождение на холм не порождает потомков {parent} после первого лучшего.",
  "dropped-duplicate": "Шаг {step}: {got} — потомок вершины {parent}, но он отбрасывается: {rule}.",
  "already-visited": "Шаг {step}: вершина {got} уже посещена на шаге {visitedAt}.",
  "not-best":
    "Шаг {step}: вы взяли {got}, но первой берётся вершина списка OPEN с наименьшим {priority}: {possible}.",
  "not-best.siblings":
    "Шаг {step}: вы взяли {got}, но из потомков последней вершины первой берётся вершина с наименьшим {priority}: {possible}.",
  "not-best.beam":
    "Шаг {step}: вы взяли {got}, но на каждом уровне {width, plural, one {остаётся # лучшая вершина} few {остаются # лучшие вершины} other {остаются # лучших вершин}} по {priority}; следующая — {possible}.",
  "not-best.hill":
    "Шаг {step}: вы перешли к {got}, но восхождение на холм продолжает с потомка последней вершины, у которого наименьшее {priority}: {possible}.",
  "not-best.first-better":
    "Шаг {step}: вы перешли к {got}, но простое восхождение на холм продолжает с первого потомка, у которого {priority} меньше, чем у последней вершины: {possible}.",
  "not-best.recursive":
    "Шаг {step}: вы взяли {got}, но рекурсивный поиск продолжает с той из запомненных вершин, у которой наименьшее {priority}: {possible}.",
  "out-of-order.tie":
    "Шаг {step}: у {got} то же значение {priority}, что у {possible}, но из равных вершин первой берётся {ties}.",
  "out-of-order.order":
    "Шаг {step}: очередь {got} ещё не подошла, потому что потомки берутся {order, select, listed {в порядке списка} reversed {в обратном порядке} alphabetical {по алфавиту} other {в порядке ходов пустой клетки {order}}}.",
  "out-of-order.tile":
    "Шаг {step}: очередь {got} ещё не подошла, потому что потомки берутся по номеру сдвинутой фишки, начиная с меньшего.",
  "out-of-order.parents":
    "Шаг {step}: очередь {got} ещё не подошла, потому что сначала берутся потомки вершины {parent}.",
  "out-of-order.children":
    "Шаг {step}: среди потомков вершины {parent} очередь {got} ещё не подошла.",
  "wrong-level.breadth-first":
    "Шаг {step}: {got} лежит на уровне {gotLevel}, но уровень {level} ещё не пройден.",
  "wrong-level.depth-first":
    "Шаг {step}: {got} лежит на уровне {gotLevel}, но поиск в глубину сначала продолжает с новейших потомков, на уровне {level}.",
  "beyond-depth-limit":
    "Шаг {step}: {got} лежит за предельной глубиной, потому что родитель {parent} находится на уровне {limit} и не раскрывается.",
  "beyond-depth-limit.bound":
    "Шаг {step}: {got} выше границы этого прохода, {bound}, поэтому в нём не посещается.",
  "stopped-early": "Нет шага {step}: запись обрывается до конца поиска.",
  "stopped-early.limit": "Нет шага {step}: запись обрывается, хотя список OPEN ещё не пуст.",
  "stopped-early.pass":
    "Нет шага {step}: запись обрывается перед следующим проходом, который начинается с корня, {possible}.",
  "after-goal": "Шаг {step}: поиск закончился целью на шаге {goalStep}; дальше ничего не следует.",
  "after-goal.exhausted":
    "Шаг {step}: поиск закончился, потому что в списке OPEN не осталось ничего, с чем продолжать.",
  "after-goal.stuck":
    "Шаг {step}: поиск закончился, потому что ни один потомок не лучше последней вершины, а восхождение на холм не возвращается.",
  "left-out": "Перед шагом {step}: пропущено {leftOut}.",
  "left-out.values":
    "{aspect}: {count, plural, =1 {нет значения на шаге {steps}} other {нет значений на шагах {steps}}}.",
  "left-out.all": "{aspect}: не записано ни одного значения.",
  "left-out.answer": "{aspect}: ничего не записано.",
  "one-too-many": "Шаг {step}: состояние {got} здесь лишнее.",
  "one-too-many.generated": "Шаг {step}: {got} уже есть в дереве и здесь не порождается снова.",
  "one-too-many.goal": "Шаг {step}: {got} — цель; она посещается, но не раскрывается.",
  "one-too-many.limit":
    "Шаг {step}: {got} лежит на предельной глубине; вершина посещается, но не раскрывается.",
  "wrong-h": "Шаг {step}: для {state} оценка h = {right}, а не {got}.",
  "wrong-h.parts": "Шаг {step}: для {state} оценка h = {right} = {parts}, а не {got}.",
  "wrong-h.tile":
    "Шаг {step}: для {state} оценка h = {right}, а не {got}: для фишки {tile} вы записали {gotPart}, а она даёт {part}.",
  "wrong-g": "Шаг {step}: для {state} стоимость g = {right}, а не {got}.",
  "wrong-g.level": "Шаг {step}: {state} лежит на уровне {right}, а не {got}.",
  "wrong-f": "Шаг {step}: для {state} оценка f = g + h = {g} + {h} = {right}, а не {got}.",
  "wrong-f.weighted":
    "Шаг {step}: для {state} оценка f = g + {weight} × h = {g} + {weight} × {h} = {right}, а не {got}.",
  "wrong-parent": "Шаг {step}: родитель {state} — {right}, а не {got}.",
  "wrong-parent.none": "Шаг {step}: родитель {state} — {right}, а у вас записано, что его нет.",
  "wrong-parent.root": "Шаг {step}: {state} — корень, у него нет родителя.",
  "wrong-entry.open":
    "Шаг {step}: список OPEN должен быть таким: {right, select, none {пуст} other {{right}}}{missing, select, none {} other {; не хватает: {missing}}}{extra, select, none {} other {; лишнее: {extra}}}.",
  "wrong-entry.closed":
    "Шаг {step}: список CLOSED должен быть таким: {right, select, none {пуст} other {{right}}}{missing, select, none {} other {; не хватает: {missing}}}{extra, select, none {} other {; лишнее: {extra}}}.",
  "wrong-entry.path": "Шаг {step} пути: он ведёт в {right}, а не в {got}.",
  "wrong-entry.moves": "Ход {step}: это {right}, а не {got}.",
  "wrong-entry.order": "Номер посещения {state} — {right}, а не {got}.",
  "wrong-entry.not-visited": "{state} никогда не посещается, а вы дали номер {got}.",
  "path.none": "Шаг {step} пути: поиск не находит цели, поэтому пути нет.",
  "path.another":
    "Шаг {step} пути: отсюда он ведёт к цели иначе, чем поиск, который продолжает через {possible}.",
  "path.left-out": "Перед шагом {step} пути: пропущено {leftOut}.",
  "path.one-too-many": "Шаг {step} пути: {got} сюда не относится.",
  "path.stopped-early": "Путь обрывается, не дойдя до цели: дальше идёт {possible}.",
  "path.not-one-move-away":
    "Шаг {step} пути: из {previous} нет хода в {got}. Путь продолжается в {possible}.",
  "moves.left-out": "Перед ходом {step}: пропущен ход {right}.",
  "moves.one-too-many": "Ход {step}: {got} — лишний.",
  "moves.stopped-early": "Ходы обрываются, не дойдя до цели: дальше идёт {right}.",
  "tree.left-out": "В дереве нет {leftOut}, потомка вершины {parent}.",
  "tree.left-out.root": "В дереве нет корня {leftOut}.",
  "tree.one-too-many": "{got} не входит в дерево.",

  possible: "Здесь возможно: {possible}.",
  "possible.more":
    "{count, plural, one {ещё # другое} few {ещё # других} many {ещё # других} other {ещё # другого}}",

  "aspect.visits": "порядок посещения",
  "aspect.expansions": "порядок раскрытия",
  "aspect.generated": "порядок порождения",
  "aspect.path": "путь",
  "aspect.moves": "ходы",
  "aspect.h": "h",
  "aspect.g": "g",
  "aspect.f": "f",
  "aspect.level": "уровень",
  "aspect.parent": "родитель",
  "aspect.open": "OPEN",
  "aspect.closed": "CLOSED",
  "aspect.tree": "дерево",

  "rule.duplicates.none": "ничего не отбрасывается",
  "rule.duplicates.parent": "ход назад, в предыдущее состояние, не хранится",
  "rule.duplicates.path": "состояние, лежащее на пути от корня, не хранится",
  "rule.duplicates.closed": "уже посещённое состояние не хранится",
  "rule.duplicates.closed-at-generation": "уже посещённое состояние не хранится",
  "rule.duplicates.generated": "уже порождённое состояние не хранится",
  "rule.duplicates.reached": "состояние, уже порождённое с не большей стоимостью, не хранится",
  "rule.duplicates.reached-unvisited":
    "состояние, уже посещённое или порождённое с не большей стоимостью, не хранится",
  "rule.ties.fifo": "порождённая раньше",
  "rule.ties.lifo": "порождённая позже",
  "rule.ties.low-h": "та, у которой h меньше",
  "rule.ties.alphabetical": "та, чьё имя раньше по алфавиту",
  "rule.ties.any": "любая",

  "short.of": "{aspect}: {text}",
  "short.not-a-state": "Шаг {step} — не состояние этой задачи.",
  "short.wrong-size": "Шаг {step}: не то число клеток.",
  "short.not-one-move-away": "Шаг {step}: в это состояние нет хода.",
  "short.never-generated": "Шаг {step}: этого состояния ещё нет в списке OPEN.",
  "short.dropped-duplicate": "Шаг {step}: это состояние отбрасывается: {rule}.",
  "short.already-visited": "Шаг {step}: это состояние уже посещено.",
  "short.not-best": "Шаг {step}: это не состояние с наименьшим {priority} в списке OPEN.",
  "short.out-of-order": "Шаг {step}: раньше идёт другое состояние.",
  "short.wrong-level": "Шаг {step}: раньше идёт состояние другого уровня.",
  "short.beyond-depth-limit": "Шаг {step}: это состояние лежит за предельной глубиной.",
  "short.stopped-early": "Нет шага {step}: запись обрывается слишком рано.",
  "short.after-goal": "Шаг {step}: поиск закончился раньше.",
  "short.left-out": "Перед шагом {step} что-то пропущено.",
  "short.one-too-many": "Шаг {step} — лишний.",
  "short.wrong-h": "Шаг {step}: значение h неверно.",
  "short.wrong-g": "Шаг {step}: неверное значение ({aspect}).",
  "short.wrong-f": "Шаг {step}: значение f неверно.",
  "short.wrong-parent": "Шаг {step}: родитель указан неверно.",
  "short.wrong-entry": "Шаг {step}: есть неверный элемент.",

  "unreadable.too-ambiguous":
    "Шаг {step}: до этого места запись подходит к слишком многим ходам поиска с одинаковыми копиями состояний, и решить ничего нельзя. Ошибкой это не считается; покажите запись преподавателю.",

  "diagnosis.exactly": "Ваша запись в точности такая, какая получается, если {clauses}.",
  "diagnosis.nearly":
    "Если не считать {slips, plural, one {# ошибки} few {# ошибок} many {# ошибок} other {# ошибки}}, ваша запись такая, какая получается, если {clauses}.",
  "diagnosis.values": "{aspect}: ваши значения такие, какие получаются, если {clauses}.",
  "clause.and": "{first} и {second}",
  "clause.search.depth-first": "вести поиск в глубину",
  "clause.search.breadth-first": "вести поиск в ширину",
  "clause.search.best-first": "вести поиск с предпочтением, только по h",
  "clause.search.a-star": "вести поиск A*, по g + h",
  "clause.search.uniform-cost": "вести поиск по наименьшей стоимости, только по g",
  "clause.search.weighted-a-star": "вести взвешенный поиск A*, по g + вес × h",
  "clause.search.siblings-only":
    "вести поиск с предпочтением только среди потомков последней вершины",
  "clause.search.iterative-deepening":
    "вести поиск с итеративным углублением, проходами по предельной глубине",
  "clause.search.ida-star": "вести поиск IDA*, проходами по границе g + h",
  "clause.search.beam": "вести лучевой поиск",
  "clause.search.steepest-hill-climbing": "вести восхождение на холм к лучшему потомку",
  "clause.search.simple-hill-climbing": "вести восхождение на холм к первому лучшему потомку",
  "clause.search.best-first-tree":
    "вести поиск с предпочтением по Братко, который среди равных остаётся в своём поддереве",
  "clause.search.recursive-best-first": "вести рекурсивный поиск с предпочтением",
  "clause.weight": "брать h с весом {weight}",
  "clause.beam-width":
    "оставлять на каждом уровне {width, plural, one {# вершину} few {# вершины} other {# вершин}}",
  "clause.root-not-repeated": "записать корень только в первом проходе",
  "clause.h-for-f": "выбирать вершины только по h, без g",
  "clause.f-for-g": "прибавлять стоимость хода к f родителя, а не к его g",
  "clause.g-not-added": "брать за g стоимость одного последнего хода, не складывая",
  "clause.child-order": "брать потомков в порядке ходов пустой клетки {order}",
  "clause.child-order.named":
    "брать потомков {order, select, tile {по номеру сдвинутой фишки} reversed {в обратном порядке} alphabetical {по алфавиту} listed {в порядке списка} other {в порядке {order}}}",
  "clause.depth-limit": "принять предельную глубину {limit}",
  "clause.depth-limit.none": "не ограничивать глубину",
  "clause.root-is-level-1": "считать корень уровнем 1",
  "clause.duplicates.none": "не отбрасывать повторы",
  "clause.duplicates.parent": "отбрасывать только ход назад, в предыдущее состояние",
  "clause.duplicates.path": "отбрасывать только состояния на пути от корня",
  "clause.duplicates.closed": "отбрасывать посещённые состояния",
  "clause.duplicates.closed-at-generation":
    "отбрасывать посещённые состояния при порождении, но снова посещать их копии из списка OPEN",
  "clause.duplicates.generated":
    "отмечать состояние сразу при занесении в список OPEN, так что вторая копия не заносится",
  "clause.duplicates.reached": "заносить вторую копию, только если она дешевле",
  "clause.duplicates.reached-unvisited":
    "заносить вторую копию, только если она дешевле и состояние ещё не посещалось, так что ни одно состояние не открывается снова",
  "clause.goal-test.visit": "проверять цель только при посещении",
  "clause.goal-test.generate": "останавливаться, как только цель порождена",
  "clause.goal-not-tested": "не останавливаться на цели",
  "clause.goal-not-written": "не записать саму цель",
  "clause.ties.fifo": "из равных вершин брать порождённую раньше",
  "clause.ties.lifo": "из равных вершин брать порождённую позже",
  "clause.ties.low-h": "из равных вершин брать ту, у которой h меньше",
  "clause.ties.alphabetical": "из равных вершин брать ту, чьё имя раньше по алфавиту",
  "clause.heuristic": "вычислять h как {shown}",
  "clause.blank-counted": "считать в h пустую клетку как фишку",
  "clause.other-goal": "вычислять h до другой цели, {shown}",
  "clause.siblings-only": "сравнивать только потомков последней вершины, а не весь список OPEN",
  "clause.path-for-order": "записать путь решения вместо порядка поиска",
  "clause.path-reversed": "записать путь решения в обратную сторону, от цели к началу",
  "clause.tile-moves": "называть в ходах фишку, а не пустую клетку",
  "clause.order-changed-midway": "по дороге менять порядок потомков",

  "marks.score": "{aspect}: {score} из {points}.",
  "marks.all-or-nothing.right": "{aspect}: ошибок нет, {points} из {points}.",
  "marks.all-or-nothing.wrong":
    "{aspect}: {slips, plural, one {# ошибка} few {# ошибки} many {# ошибок} other {# ошибки}}, всё или ничего, 0 из {points}.",
  "marks.up-to-first-error":
    "{aspect}: до первой ошибки верно {before} из {total}: {points} × {before}/{total} = {score}.",
  "marks.follow-through":
    "{aspect}: {slips, plural, =0 {ошибок нет, {points} из {points}} one {{points} − # ошибка × {cost} = {score}} few {{points} − # ошибки × {cost} = {score}} many {{points} − # ошибок × {cost} = {score}} other {{points} − # ошибки × {cost} = {score}}}.",
  "marks.follow-through.none":
    "{aspect}: {points} − {slips, plural, one {# ошибка} few {# ошибки} many {# ошибок} other {# ошибки}} × {cost} меньше нуля: 0.",

  "page.score": "{score} из {max}",
  "page.verdict.correct": "верно",
  "page.verdict.partly": "частично верно",
  "page.verdict.wrong": "неверно",
  "page.verdict.missing": "не сдано",
  "page.verdict.unreadable": "не читается",
  "page.yours": "ваш выбор",
  "page.possible": "возможно",
  "page.more-nodes": "{count, plural, one {и ещё #} few {и ещё #} many {и ещё #} other {и ещё #}}",
  "page.more-slips":
    "{count, plural, one {и ещё # ошибка} few {и ещё # ошибки} many {и ещё # ошибок} other {и ещё # ошибки}}",
  "page.read-as": "прочитано как: {form}",
  "page.right": "верно так: {states}",
  "page.place": "строка {line}, столбец {column}: {message}",
};
