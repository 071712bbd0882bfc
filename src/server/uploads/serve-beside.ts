import { parentPort } from 'node:worker_threads';
import { isAppError } from '#contract/lib/errors.ts';
import type { Report } from './beside.ts';

/** Answers for `Beside`, within a worker: one file after the other. */
export function serveBeside<Input, Answer>(work: (input: Input) => Promise<Answer>): void {
  const report = async (input: Input): Promise<Report<Answer>> => {
    try {
      return { answer: await work(input) };
    } catch (error) {
      if (isAppError(error)) return { refused: error.message };
      return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  };
  parentPort?.on('message', async (input: Input) => parentPort?.postMessage(await report(input)));
  parentPort?.postMessage('loaded');
}
