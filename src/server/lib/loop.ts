export interface Loop {
  /** Ends the waiting, tells the round in hand by its signal, and resolves once that is done. */
  stop(): Promise<void>;
}

interface Pace {
  /** Before the first round, and from the end of each to the next. */
  everyMs: number;
}

/** Runs rounds one after another, never two at once, for as long as the site runs. */
export function startLoop(
  round: (signal: AbortSignal) => Promise<unknown>,
  { everyMs }: Pace,
): Loop {
  const stopping = new AbortController();
  let running: Promise<unknown> = Promise.resolve();
  let timer = setTimeout(next, everyMs);

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
