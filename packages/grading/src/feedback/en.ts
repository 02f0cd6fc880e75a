/** The messages in English, in ICU MessageFormat. Other languages have the same keys. */
export const en = {
  "not-a-state": "Step {step}: {reason}. Possible was {possible}.",
  "wrong-size": "Step {step}: {reason}. Possible was {possible}.",
  "not-one-move-away":
    "Step {step}: no legal move leads to {got} from any state that was generated so far. Possible was {possible}.",
  "never-generated":
    "Step {step}: {got} is not in the frontier yet: {parent}, from which it comes, has not been expanded. Possible was {possible}.",
  "dropped-duplicate":
    "Step {step}: {got} is a child of {parent}, but it is dropped: {rule}. Possible was {possible}.",
  "already-visited":
    "Step {step}: {got} was visited at step {visitedAt} already. Possible was {possible}.",
  "not-best":
    "Step {step}: you took {got}. Possible was {possible}: the least {priority} in the frontier is taken first.",
  "out-of-order.tie":
    "Step {step}: {got} has the same {priority} as {possible}, but {ties} is taken first.",
  "out-of-order.order":
    "Step {step}: {got} comes later: the children are taken in the order {order} of the blank''s moves. Possible was {possible}.",
  "out-of-order.tile":
    "Step {step}: {got} comes later: the children are taken by the number of the moved tile, smallest first. Possible was {possible}.",
  "out-of-order.parents":
    "Step {step}: {got} comes later: the children of {parent} come first. Possible was {possible}.",
  "out-of-order.children":
    "Step {step}: {got} comes later among the children of {parent}. Possible was {possible}.",
  "wrong-level.breadth-first":
    "Step {step}: {got} lies at level {gotLevel}, but level {level} is not finished. Possible was {possible}.",
  "wrong-level.depth-first":
    "Step {step}: {got} lies at level {gotLevel}, but depth-first search takes the newest children first, at level {level}. Possible was {possible}.",
  "beyond-depth-limit":
    "Step {step}: {got} lies beyond the depth limit: its parent {parent} is at level {limit} and is not expanded. Possible was {possible}.",
  "stopped-early":
    "The trace stops too early: at step {step} the goal is not reached yet. Possible was {possible}.",
  "stopped-early.limit":
    "The trace stops too early: at step {step} there are still states in the frontier. Possible was {possible}.",
  "after-goal": "Step {step}: the goal was reached at step {goalStep}, where the search ends.",
  "after-goal.exhausted": "Step {step}: the frontier is empty, so the search has ended.",
  "left-out": "Before step {step}: {leftOut} is left out.",
  "left-out.values":
    "{count, plural, one {The value of {aspect} is missing at step {steps}.} other {The values of {aspect} are missing at steps {steps}.}}",
  "left-out.all": "No values of {aspect} are written.",
  "left-out.answer": "No {aspect} is written.",
  "one-too-many": "Step {step}: {got} is one too many here. Possible was {possible}.",
  "one-too-many.generated":
    "Step {step}: {got} is in the tree already and is not generated again here. Possible was {possible}.",
  "wrong-h": "Step {step}: h of {state} is {right}, not {got}.",
  "wrong-h.parts": "Step {step}: h of {state} is {right} = {parts}, not {got}.",
  "wrong-h.tile":
    "Step {step}: h of {state} is {right}, not {got}: you wrote {gotPart} for tile {tile}, which counts {part}.",
  "wrong-g": "Step {step}: g of {state} is {right}, not {got}.",
  "wrong-g.level": "Step {step}: {state} lies at level {right}, not {got}.",
  "wrong-f": "Step {step}: f of {state} is {right}, not {got}.",
  "wrong-parent": "Step {step}: the parent of {state} is {right}, not {got}.",
  "wrong-parent.root": "Step {step}: {state} is the root and has no parent.",
  "wrong-entry.open":
    "Step {step}: OPEN should hold {right}{missing, select, none {} other {; missing: {missing}}}{extra, select, none {} other {; too many: {extra}}}.",
  "wrong-entry.closed":
    "Step {step}: CLOSED should hold {right}{missing, select, none {} other {; missing: {missing}}}{extra, select, none {} other {; too many: {extra}}}.",
  "wrong-entry.open-order": "Step {step}: OPEN holds the right states, but in the order {right}.",
  "wrong-entry.path": "Step {step} of the path: it leads to {right}, not {got}.",
  "wrong-entry.moves": "Move {step}: it is {right}, not {got}.",
  "wrong-entry.order": "{state} is visit number {right}, not {got}.",
  "path.none": "Step {step} of the path: the search finds no goal, so there is no path.",
  "path.left-out": "Before step {step} of the path: {leftOut} is left out.",
  "path.one-too-many": "Step {step} of the path: {got} does not belong there.",
  "path.stopped-early": "The path stops before the goal: next comes {possible}.",
  "path.not-one-move-away":
    "Step {step} of the path: no legal move leads from {previous} to {got}. The path goes on to {possible}.",
  "tree.left-out": "The tree lacks {leftOut}, a child of {parent}.",
  "tree.one-too-many": "{got} does not belong into the tree.",

  "rule.duplicates.none": "no child is dropped",
  "rule.duplicates.parent": "a move back to the state before is not kept",
  "rule.duplicates.path": "a state on the way from the root is not kept",
  "rule.duplicates.closed": "a state that has been visited is not kept",
  "rule.duplicates.closed-at-generation": "a state that has been visited is not kept",
  "rule.duplicates.generated": "a state that has been generated before is not kept",
  "rule.duplicates.reached": "a state that has been generated at no greater cost is not kept",
  "rule.ties.fifo": "the older one",
  "rule.ties.lifo": "the newer one",
  "rule.ties.low-h": "the one with the smaller h",
  "rule.ties.alphabetical": "the one with the smaller name",
  "rule.ties.any": "either",

  "short.not-a-state": "Step {step} is no state of this problem.",
  "short.wrong-size": "Step {step} has the wrong number of cells.",
  "short.not-one-move-away": "Step {step}: no legal move leads to this state.",
  "short.never-generated": "Step {step}: this state is not in the frontier yet.",
  "short.dropped-duplicate": "Step {step}: this state is dropped: {rule}.",
  "short.already-visited": "Step {step}: this state was visited already.",
  "short.not-best": "Step {step}: this is not the state with the least {priority} in the frontier.",
  "short.out-of-order": "Step {step}: another state comes before this one.",
  "short.wrong-level": "Step {step}: this state lies at the wrong level for its turn.",
  "short.beyond-depth-limit": "Step {step}: this state lies beyond the depth limit.",
  "short.stopped-early": "The trace stops too early, at step {step}.",
  "short.after-goal": "Step {step}: the search has ended before.",
  "short.left-out": "Before step {step} something is left out.",
  "short.one-too-many": "Step {step} is one too many.",
  "short.wrong-h": "Step {step}: the value of h is wrong.",
  "short.wrong-g": "Step {step}: the value of g or the level is wrong.",
  "short.wrong-f": "Step {step}: the value of f is wrong.",
  "short.wrong-parent": "Step {step}: the parent is wrong.",
  "short.wrong-entry": "Step {step}: an entry is wrong.",

  "unreadable.too-ambiguous":
    "Step {step}: the trace leaves open so many equal copies that it cannot be decided. Show it to your teacher.",

  "diagnosis.exactly": "Your trace is exactly what comes out when {clauses}.",
  "diagnosis.nearly":
    "But for {slips, plural, one {# slip} other {# slips}} your trace is what comes out when {clauses}.",
  "diagnosis.values": "Your values of {aspect} are what comes out when {clauses}.",
  "clause.and": "{first} and {second}",
  "clause.search.depth-first": "the search is depth-first",
  "clause.search.breadth-first": "the search is breadth-first",
  "clause.search.best-first": "the search is best-first, by h alone",
  "clause.search.a-star": "the search is A*, by g + h",
  "clause.search.uniform-cost": "the search is uniform-cost, by g alone",
  "clause.h-for-f": "nodes are chosen by h alone, without g",
  "clause.f-for-g": "g is counted on from the parent''s f instead of its g",
  "clause.g-not-added": "g is only the cost of the last step and is not added up",
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
  "clause.goal-test.visit": "the goal is tested only when it is visited",
  "clause.goal-test.generate": "the search stops as soon as the goal is generated",
  "clause.goal-not-tested": "the search does not stop at the goal",
  "clause.goal-not-written": "the goal itself is not written down",
  "clause.ties.fifo": "of equal nodes the older one is taken",
  "clause.ties.lifo": "of equal nodes the newer one is taken",
  "clause.ties.low-h": "of equal nodes the one with the smaller h is taken",
  "clause.ties.alphabetical": "of equal nodes the one with the smaller name is taken",
  "clause.heuristic": "h is {shown}",
  "clause.blank-counted": "the blank is counted in h like a tile",
  "clause.other-goal": "h is measured to another goal, {shown}",
  "clause.siblings-only": "only the children of the last node are compared, not the whole frontier",
  "clause.path-for-order": "the solution path is written instead of the order of the search",
  "clause.path-reversed": "the solution path is written backwards, from the goal to the start",
  "clause.tile-moves": "the moves name the tile instead of the blank",
  "clause.order-changed-midway": "the order of the children changes on the way",

  "marks.all-or-nothing.right": "{aspect}: {points} for no slip.",
  "marks.all-or-nothing.wrong":
    "{aspect}: 0 of {points}, all or nothing, {slips, plural, one {# slip} other {# slips}}.",
  "marks.up-to-first-error":
    "{aspect}: {before} of {total} right before the first slip: {points} × {before}/{total} = {score}.",
  "marks.follow-through":
    "{aspect}: {points} − {slips, plural, one {# slip} other {# slips}} × {cost} = {score}.",
  "marks.follow-through.none":
    "{aspect}: {points} − {slips, plural, one {# slip} other {# slips}} × {cost} is below zero: 0.",
} as const;
