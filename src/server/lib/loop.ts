export interface Loop {
  /** Ends the waiting, tells the round in hand by its signal, and resolves once that is done. */
  stop(): Promise<void>;
}

interface Pace {
  /** Before the first round; else as long as between rounds. */
  firstMs?: number;
  /** From the end of a round to the next. */
  everyMs: number;
}

/** Runs rounds one after another, never two at once, for as long as the site runs. */
export function startLoop(
  round: (signal: AbortSignal) => Promise<unknown>,
  { everyMs, firstMs = everyMs }: Pace,
): Loop {
  const stopping = new AbortController();
  let running: Promise<unknown> = Promise.resolve();
  let timer = setTimeout(next, firstMs);

  function next(): void {
    running = round(stopping.signal).finally(() => {
      if (!stopping.signal.aborted) timer = setTimeout(next, everyMs);
    });
  }

  return {
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
