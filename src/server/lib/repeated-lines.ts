import { MINUTE_MS } from '#domain/lib/time/lengths.ts';

/** So many of one kind are written whole within a window; of the others how many they were. */
const WHOLE = 5;
/** Kinds kept apart at one time; what comes beyond them is summed as one. */
const MAX_KINDS = 500;

interface Kind {
  seen: number;
  /** Writes that the same came again so often. */
  sum(times: number): void;
}

/** Whatever is still held back when a process ends is written then. */
const open = new Set<() => void>();
process.once('exit', () => {
  for (const end of open) end();
});

/**
 * Keeps a log short while everything fails in the same way: the first lines of a kind are written,
 * the others counted and told of once a minute.
 */
export function repeatedLines(windowMs = MINUTE_MS) {
  let kinds = new Map<string, Kind>();
  let timer: NodeJS.Timeout | undefined;

  function end(): void {
    clearTimeout(timer);
    timer = undefined;
    open.delete(end);
    const over = kinds;
    kinds = new Map();
    for (const { seen, sum } of over.values()) if (seen > WHOLE) sum(seen - WHOLE);
  }

  return {
    /** Whether a line is to be written; `sum` is called at the end of the window for the others. */
    isToBeWritten(kind: string, sum: Kind['sum']): boolean {
      const key = kinds.has(kind) || kinds.size < MAX_KINDS ? kind : 'others';
      const known = kinds.get(key) ?? { seen: 0, sum };
      known.seen += 1;
      kinds.set(key, known);
      if (!timer) {
        timer = setTimeout(end, windowMs);
        timer.unref();
        open.add(end);
      }
      return known.seen <= WHOLE;
    },
    end,
  };
}
