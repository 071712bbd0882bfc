import type { Logger } from './log.ts';

export interface Background {
  /** Runs a task after the answer has left; a failure is logged. */
  run(name: string, task: () => Promise<unknown>): void;
  /** Resolves once nothing is running. */
  idle(): Promise<void>;
}

/** Work that must not delay, or by its duration betray, an answer. */
export function createBackground(log: Logger): Background {
  const running = new Set<Promise<void>>();
  return {
    run(name, task) {
      const done = Promise.resolve()
        .then(task)
        .then(
          () => undefined,
          (error: unknown) => log.error({ task: name, err: error }, 'background task failed'),
        )
        .finally(() => running.delete(done));
      running.add(done);
    },
    async idle() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
