/** Stands for no limit where a search counts: no tree has as many nodes or levels. An integer is compared sooner than Infinity. */
export const NO_LIMIT: number = 2 ** 31 - 1;
