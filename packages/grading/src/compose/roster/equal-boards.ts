import { separatedBy, type Instance } from "../instances/instance.ts";

/** Each search of these boards has this many visits or one more. */
export interface EqualBoards {
  /** By search, in the exam's order. */
  readonly visits: readonly number[];
  /** In the order in which they were found; all tell apart the same. */
  readonly instances: readonly Instance[];
}

/**
 * The most boards of one difficulty: the same separations, and for each search the same visits
 * within 1. Of equally many those with fewer visits.
 */
export function mostEqualBoards(pool: readonly Instance[]): EqualBoards {
  const groups = new Map<string, Instance[]>();
  for (const instance of pool) {
    const separations = [...separatedBy(instance)].join("\n\n");
    const group = groups.get(separations);
    if (group === undefined) groups.set(separations, [instance]);
    else group.push(instance);
  }
  let best: EqualBoards = { visits: [], instances: [] };
  for (const group of groups.values()) {
    if (group.length < best.instances.length) continue;
    const windows = new Map<string, number[]>();
    for (const one of group) {
      for (const visits of windowsOf(visitsOf(one))) windows.set(visits.join(), visits);
    }
    for (const visits of windows.values()) {
      const instances = group.filter((one) =>
        visitsOf(one).every((count, at) => count === visits[at] || count - 1 === visits[at]),
      );
      const { length } = instances;
      const isBetter =
        length > best.instances.length ||
        (length === best.instances.length && sum(visits) < sum(best.visits));
      if (isBetter) best = { visits, instances };
    }
  }
  return best;
}

function visitsOf({ searches }: Instance): number[] {
  return searches.map(({ measures }) => measures.visits);
}

/** Every choice of the smaller number of two neighbours that holds these visits. */
function windowsOf(visits: readonly number[]): number[][] {
  return visits.reduce<number[][]>(
    (all, count) =>
      all.flatMap((before) => [
        [...before, count - 1],
        [...before, count],
      ]),
    [[]],
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
