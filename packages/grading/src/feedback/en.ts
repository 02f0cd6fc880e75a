/** The messages in English, in ICU MessageFormat. Other languages have the same keys. */
export const en = {
  "not-a-state": "Step {step}: {reason}.",
  "wrong-size": "Step {step}: {reason}.",
  "not-one-move-away":
    "Step {step}: no legal move leads to {got} from any state that was generated so far.",
  "never-generated":
    "Step {step}: {got} is not in the frontier yet, because {parent}, from which it comes, has not been expanded.",
  "never-generated.pass":
    "Step {step}: {got} does not come here, because the pass has ended and the next one begins with the root, {possible}.",
  "never-generated.first-better":
    "Step {step}: {got} is not generated, because simple hill climbing makes no child of {parent} after the first that is better.",
  "dropped-duplicate": "Step {step}: {got} is a child of {parent}, but it is dropped: {rule}.",
  "already-visited": "Step {step}: {got} was visited at step {visitedAt} already.",
  "not-best":
    "Step {step}: you took {got}, but the node with the least {priority} in the frontier comes first: {possible}.",
  "not-best.siblings":
    "Step {step}: you took {got}, but of the children of the last node the one with the least {priority} comes first: {possible}.",
  "not-best.beam":
    "Step {step}: you took {got}, but the beam keeps {width, plural, one {only the best node} other {the # best nodes}} of a level, in order of {priority}; next is {possible}.",
  "not-best.hill":
    "Step {step}: you went to {got}, but hill climbing goes on to the child of the last node with the least {priority}: {possible}.",
  "not-best.first-better":
    "Step {step}: you went to {got}, but simple hill climbing goes on to the first child whose {priority} is less than that of the last node: {possible}.",
  "not-best.recursive":
    "Step {step}: you took {got}, but of the nodes that it remembers, recursive best-first search goes on with the one of the least {priority}: {possible}.",
  "out-of-order.tie":
    "Step {step}: {got} has the same {priority} as {possible}, but of equal nodes {ties} is taken first.",
  "out-of-order.order":
    "Step {step}: {got} comes later, because the children are taken {order, select, listed {in the order of the list} reversed {in reversed order} alphabetical {in alphabetical order} other {in the order {order} of the blank''s moves}}.",
  "out-of-order.tile":
    "Step {step}: {got} comes later, because the children are taken by the number of the moved tile, smallest first.",
  "out-of-order.parents":
    "Step {step}: {got} comes later, because the children of {parent} come first.",
  "out-of-order.children": "Step {step}: {got} comes later among the children of {parent}.",
  "wrong-level.breadth-first":
    "Step {step}: {got} lies at level {gotLevel}, but level {level} is not finished.",
  "wrong-level.depth-first":
    "Step {step}: {got} lies at level {gotLevel}, but depth-first search goes on with the newest children first, at level {level}.",
  "beyond-depth-limit":
    "Step {step}: {got} lies beyond the depth limit, because its parent {parent} is at level {limit} and is not expanded.",
  "beyond-depth-limit.bound":
    "Step {step}: {got} is above the bound of this pass, {bound}, so it is not visited in it.",
  "stopped-early": "Step {step} is missing: the trace stops before the search has ended.",
  "stopped-early.limit":
    "Step {step} is missing: the trace stops while there are still states in the frontier.",
  "stopped-early.pass":
    "Step {step} is missing: the trace stops before the next pass, which begins with the root, {possible}.",
  "after-goal": "Step {step}: the search ended with the goal at step {goalStep}; nothing follows.",
  "after-goal.exhausted":
    "Step {step}: the search has ended, because nothing is left in the frontier that it could go on with.",
  "after-goal.stuck":
    "Step {step}: the search has ended, because no child is better than the last node and hill climbing does not go back.",
  "left-out": "Before step {step}: {leftOut} is left out.",
  "left-out.values":
    "{aspect}: {count, plural, =1 {the value is missing at step {steps}} other {the values are missing at steps {steps}}}.",
  "left-out.all": "{aspect}: no values are written.",
  "left-out.answer": "{aspect}: nothing is written.",
  "one-too-many": "Step {step}: {got} is one too many here.",
  "one-too-many.generated":
    "Step {step}: {got} is in the tree already and is not generated again here.",
  "one-too-many.goal": "Step {step}: {got} is the goal, so it is visited but not expanded.",
  "one-too-many.limit":
    "Step {step}: {got} lies at the depth limit, so it is visited but not expanded.",
  "wrong-h": "Step {step}: h of {state} is {right}, not {got}.",
  "wrong-h.parts": "Step {step}: h of {state} is {right} = {parts}, not {got}.",
  "wrong-h.tile":
    "Step {step}: h of {state} is {right}, not {got}: you wrote {gotPart} for tile {tile}, which counts {part}.",
  "wrong-g": "Step {step}: g of {state} is {right}, not {got}.",
  "wrong-g.level": "Step {step}: {state} lies at level {right}, not {got}.",
  "wrong-f": "Step {step}: f of {state} is g + h = {g} + {h} = {right}, not {got}.",
  "wrong-f.weighted":
    "Step {step}: f of {state} is g + {weight} × h = {g} + {weight} × {h} = {right}, not {got}.",
  "wrong-parent": "Step {step}: the parent of {state} is {right}, not {got}.",
  "wrong-parent.none": "Step {step}: the parent of {state} is {right}; you wrote none.",
  "wrong-parent.root": "Step {step}: {state} is the root and has no parent.",
  "wrong-entry.open":
    "Step {step}: OPEN should hold {right, select, none {nothing} other {{right}}}{missing, select, none {} other {; missing: {missing}}}{extra, select, none {} other {; too many: {extra}}}.",
  "wrong-entry.closed":
    "Step {step}: CLOSED should hold {right, select, none {nothing} other {{right}}}{missing, select, none {} other {; missing: {missing}}}{extra, select, none {} other {; too many: {extra}}}.",
  "wrong-entry.path": "Step {step} of the path: it leads to {right}, not {got}.",
  "wrong-entry.moves": "Move {step}: it is {right}, not {got}.",
  "wrong-entry.order": "{state} is visit number {right}, not {got}.",
  "wrong-entry.not-visited": "{state} is never visited; you gave it the number {got}.",
  "path.none": "Step {step} of the path: the search finds no goal, so there is no path.",
  "path.another":
    "Step {step} of the path: from here on it leads to the goal another way than the search does, which goes on to {possible}.",
  "path.left-out": "Before step {step} of the path: {leftOut} is left out.",
  "path.one-too-many": "Step {step} of the path: {got} does not belong there.",
  "path.stopped-early": "The path stops before the goal: next comes {possible}.",
  "path.not-one-move-away":
    "Step {step} of the path: no legal move leads from {previous} to {got}. The path goes on to {possible}.",
  "moves.left-out": "Before move {step}: {right} is left out.",
  "moves.one-too-many": "Move {step}: {got} is one too many.",
  "moves.stopped-early": "The moves stop before the goal: next comes {right}.",
  "tree.left-out": "The tree lacks {leftOut}, a child of {parent}.",
  "tree.left-out.root": "The tree lacks its root, {leftOut}.",
  "tree.one-too-many": "{got} does not belong into the tree.",

  possible: "Possible here: {possible}.",
  "possible.more": "{count, plural, one {# other} other {# others}}",

  "aspect.visits": "order of visits",
  "aspect.expansions": "order of expansions",
  "aspect.generated": "order of generation",
  "aspect.path": "path",
  "aspect.moves": "moves",
  "aspect.h": "h",
  "aspect.g": "g",
  "aspect.f": "f",
  "aspect.level": "level",
  "aspect.parent": "parent",
  "aspect.open": "OPEN",
  "aspect.closed": "CLOSED",
  "aspect.tree": "tree",

  "rule.duplicates.none": "no child is dropped",
  "rule.duplicates.parent": "a move back to the state before is not kept",
  "rule.duplicates.path": "a state on the way from the root is not kept",
  "rule.duplicates.closed": "a state that has been visited is not kept",
  "rule.duplicates.closed-at-generation": "a state that has been visited is not kept",
  "rule.duplicates.generated": "a state that has been generated before is not kept",
  "rule.duplicates.reached": "a state that has been generated at no greater cost is not kept",
  "rule.duplicates.reached-unvisited":
    "a state that has been visited, or generated at no greater cost, is not kept",
  "rule.ties.fifo": "the older one",
  "rule.ties.lifo": "the newer one",
  "rule.ties.low-h": "the one with the smaller h",
  "rule.ties.alphabetical": "the one whose name comes first",
  "rule.ties.any": "either",

  "short.of": "{aspect}: {text}",
  "short.not-a-state": "Step {step} is no state of this problem.",
  "short.wrong-size": "Step {step} has the wrong number of cells.",
  "short.not-one-move-away": "Step {step}: no legal move leads to this state.",
  "short.never-generated": "Step {step}: this state is not in the frontier yet.",
  "short.dropped-duplicate": "Step {step}: this state is dropped: {rule}.",
  "short.already-visited": "Step {step}: this state was visited already.",
  "short.not-best": "Step {step}: this is not the state with the least {priority} in the frontier.",
  "short.out-of-order": "Step {step}: another state comes before this one.",
  "short.wrong-level": "Step {step}: a state of another level comes before this one.",
  "short.beyond-depth-limit": "Step {step}: this state lies beyond the depth limit.",
  "short.stopped-early": "Step {step} is missing: it stops too early.",
  "short.after-goal": "Step {step}: the search has ended before.",
  "short.left-out": "Before step {step} something is left out.",
  "short.one-too-many": "Step {step} is one too many.",
  "short.wrong-h": "Step {step}: the value of h is wrong.",
  "short.wrong-g": "Step {step}: the value of {aspect} is wrong.",
  "short.wrong-f": "Step {step}: the value of f is wrong.",
  "short.wrong-parent": "Step {step}: the parent is wrong.",
  "short.wrong-entry": "Step {step}: an entry is wrong.",

  "unreadable.too-ambiguous":
    "Step {step}: up to here the trace fits too many runs, with equal copies of states, to be decided. It does not count as wrong; show it to your teacher.",

  "diagnosis.exactly": "Your trace is exactly what comes out when {clauses}.",
  "diagnosis.nearly":
    "Apart from {slips, plural, one {# slip} other {# slips}} your trace is what comes out when {clauses}.",
  "diagnosis.values": "{aspect}: your values are what comes out when {clauses}.",
  "clause.and": "{first} and {second}",
  "clause.search.depth-first": "the search is depth-first",
  "clause.search.breadth-first": "the search is breadth-first",
  "clause.search.best-first": "the search is best-first, by h alone",
  "clause.search.a-star": "the search is A*, by g + h",
  "clause.search.uniform-cost": "the search is uniform-cost, by g alone",
  "clause.search.weighted-a-star": "the search is weighted A*, by g + weight × h",
  "clause.search.siblings-only": "the search is best-first among siblings only",
  "clause.search.iterative-deepening":
    "the search is iterative deepening, in passes by depth limit",
  "clause.search.ida-star": "the search is IDA*, in passes by a bound on g + h",
  "clause.search.beam": "the search is beam search",
  "clause.search.steepest-hill-climbing": "the search is hill climbing to the best child",
  "clause.search.simple-hill-climbing": "the search is hill climbing to the first better child",
  "clause.search.best-first-tree":
    "the search is Bratko''s best-first search, which stays in its subtree among equals",
  "clause.search.recursive-best-first": "the search is recursive best-first",
  "clause.weight": "h is taken with the weight {weight}",
  "clause.beam-width": "{width, plural, one {# node is} other {# nodes are}} kept of each level",
  "clause.root-not-repeated": "the root is written in the first pass only",
  "clause.h-for-f": "nodes are chosen by h alone, without g",
  "clause.f-for-g": "the cost of a move is added to the parent''s f instead of its g",
  "clause.g-not-added": "g is only the cost of the last move and is not added up",
  "clause.child-order": "the children are taken in the order {order} of the blank''s moves",
  "clause.child-order.named":
    "the children are taken {order, select, tile {by the number of the moved tile} reversed {in reversed order} alphabetical {in alphabetical order} listed {in the order of the list} other {in the order {order}}}",
  "clause.depth-limit": "the depth limit is {limit}",
  "clause.depth-limit.none": "there is no depth limit",
  "clause.root-is-level-1": "the root is counted as level 1",
  "clause.duplicates.none": "no duplicates are dropped",
  "clause.duplicates.parent": "only a move back to the state before is dropped",
  "clause.duplicates.path": "only states on the way from the root are dropped",
  "clause.duplicates.closed": "states that have been visited are dropped",
  "clause.duplicates.closed-at-generation":
    "states that have been visited are dropped when they are generated, but copies in the frontier are visited again",
  "clause.duplicates.generated":
    "a state is marked as soon as it is put into the frontier, so no second copy is kept",
  "clause.duplicates.reached": "a second copy is kept only when it is cheaper",
  "clause.duplicates.reached-unvisited":
    "a second copy is kept only when it is cheaper and the state has not been visited, so no state is opened again",
  "clause.goal-test.visit": "the goal is tested only when it is visited",
  "clause.goal-test.generate": "the search stops as soon as the goal is generated",
  "clause.goal-not-tested": "the search does not stop at the goal",
  "clause.goal-not-written": "the goal itself is not written down",
  "clause.ties.fifo": "of equal nodes the older one is taken",
  "clause.ties.lifo": "of equal nodes the newer one is taken",
  "clause.ties.low-h": "of equal nodes the one with the smaller h is taken",
  "clause.ties.alphabetical": "of equal nodes the one whose name comes first is taken",
  "clause.heuristic": "h is {shown}",
  "clause.blank-counted": "the blank is counted in h like a tile",
  "clause.other-goal": "h is measured to another goal, {shown}",
  "clause.siblings-only": "only the children of the last node are compared, not the whole frontier",
  "clause.path-for-order": "the solution path is written instead of the order of the search",
  "clause.path-reversed": "the solution path is written backwards, from the goal to the start",
  "clause.tile-moves": "the moves name the tile instead of the blank",
  "clause.order-changed-midway": "the order of the children changes on the way",

  "marks.score": "{aspect}: {score} of {points}.",
  "marks.all-or-nothing.right": "{aspect}: no slip, {points} of {points}.",
  "marks.all-or-nothing.wrong":
    "{aspect}: {slips, plural, one {# slip} other {# slips}}, all or nothing, 0 of {points}.",
  "marks.up-to-first-error":
    "{aspect}: {before} of {total} right before any slip: {points} × {before}/{total} = {score}.",
  "marks.follow-through":
    "{aspect}: {slips, plural, =0 {no slip, {points} of {points}} one {{points} − # slip × {cost} = {score}} other {{points} − # slips × {cost} = {score}}}.",
  "marks.follow-through.none":
    "{aspect}: {points} − {slips, plural, one {# slip} other {# slips}} × {cost} is below zero: 0.",

  "page.score": "{score} of {max}",
  "page.verdict.correct": "correct",
  "page.verdict.partly": "partly",
  "page.verdict.wrong": "wrong",
  "page.verdict.missing": "missing",
  "page.verdict.unreadable": "unreadable",
  "page.yours": "yours",
  "page.possible": "possible",
  "page.more-nodes": "{count, plural, one {and one more} other {and # more}}",
  "page.more-slips": "{count, plural, one {and one more slip} other {and # more slips}}",
  "page.read-as": "read as: {form}",
  "page.right": "right: {states}",
  "page.place": "line {line}, column {column}: {message}",
} as const;
