interface Turns<Work> {
  /** How much is under way side by side, and of one person among it. */
  lanes: number;
  ofOne: number;
  /** Then all begin anew, for whoever has come meanwhile. */
  turnMs: number;
  /** Takes the next in hand, of nobody among `busy`. */
  claim: (busy: readonly number[]) => Promise<Work | undefined>;
  ownerOf: (work: Work) => number;
  run: (work: Work) => Promise<void>;
}

/**
 * Does what waits for others’ machines, so that one that is slow holds up its own person’s work and
 * nobody else’s. Answers how much was taken in hand; none is left where it answers 0.
 */
export async function inTurns<Work>(turns: Turns<Work>): Promise<number> {
  const { lanes, ofOne, turnMs, claim, ownerOf, run } = turns;
  const until = performance.now() + turnMs;
  const underWay = new Map<number, number>();
  const count = (person: number, by: 1 | -1) =>
    underWay.set(person, (underWay.get(person) ?? 0) + by);
  async function claimOne() {
    const busy = [...underWay].flatMap(([person, many]) => (many >= ofOne ? person : []));
    const claimed = await claim(busy);
    if (claimed) count(ownerOf(claimed), 1);
    return claimed;
  }
  // One claim after the other, so that each knows who is busy.
  let last: Promise<unknown> = Promise.resolve();
  const next = () => {
    const claimed = last.then(claimOne);
    last = claimed.catch(() => undefined);
    return claimed;
  };
  let taken = 0;
  async function lane(): Promise<void> {
    for (let one = await next(); one; one = performance.now() < until ? await next() : undefined) {
      taken++;
      await run(one);
      count(ownerOf(one), -1);
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane));
  return taken;
}
