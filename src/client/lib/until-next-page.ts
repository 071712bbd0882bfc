/** For who is on the way to the next page and is told nothing more on this one: what is busy stays so. */
export const untilNextPage = (): Promise<never> => new Promise(() => undefined);
