import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { AppError } from '#contract/lib/errors.ts';
import { MINUTE_MS } from '#domain/lib/time/lengths.ts';
import words from '#messages/lib/refusals/index.ts';
import { badFile } from './bad-file.ts';

/** What reading one file may cost; more is refused. */
export interface Budget {
  seconds: number;
  /** Of memory for objects and texts. */
  megabytes: number;
}

/** What a worker says of a file: what it found, a sentence for the sender, or what broke. */
export type Report<Answer> = { answer: Answer } | { refused: string } | { failed: string };

/** Workers at once, so that one heavy file does not hold up the next. */
const WORKERS = 2;
/** Files that may wait; each holds its bytes. */
const MAX_WAITING = 12;
const IDLE_MS = MINUTE_MS;
/** Loading what it works with is no fault of the file. */
const START_MS = MINUTE_MS;

interface Job<Input, Answer> {
  input: Input;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/**
 * Reads files of others in threads beside the one that answers. A thread that takes too long or
 * too much memory is ended, and its file refused: invalid, at the field `file`. Throws unavailable
 * where too many files wait already.
 */
export class Beside<Input, Answer> {
  readonly #script: URL;
  readonly #budget: Budget;
  readonly #waiting: Job<Input, Answer>[] = [];
  readonly #idle: { worker: Worker; timer: NodeJS.Timeout }[] = [];
  #busy = 0;

  constructor(script: URL, budget: Budget) {
    this.#script = script;
    this.#budget = budget;
  }

  async run(input: Input): Promise<Answer> {
    if (this.#waiting.length >= MAX_WAITING) {
      throw new AppError('unavailable', words.manyFilesRead);
    }
    return new Promise((resolve, reject) => {
      this.#waiting.push({ input, resolve, reject });
      this.#next();
    });
  }

  #next(): void {
    if (this.#busy >= WORKERS) return;
    const job = this.#waiting.shift();
    if (!job) return;
    this.#busy++;
    this.#read(job)
      .then(job.resolve, job.reject)
      .finally(() => {
        this.#busy--;
        this.#next();
      });
  }

  async #read({ input }: Job<Input, Answer>): Promise<Answer> {
    const worker = await this.#take();
    const { report, isOver } = await this.#ask(worker, input);
    if (isOver) void worker.terminate();
    else this.#keep(worker);
    if ('answer' in report) return report.answer;
    if ('refused' in report) throw badFile(report.refused);
    throw new Error(report.failed);
  }

  #ask(worker: Worker, input: Input): Promise<{ report: Report<Answer>; isOver: boolean }> {
    return new Promise((resolve) => {
      const settle = (report: Report<Answer>, isOver: boolean) => {
        clearTimeout(timer);
        worker.off('message', answered).off('error', broke);
        resolve({ report, isOver });
      };
      const answered = (report: Report<Answer>) => settle(report, 'failed' in report);
      const broke = (error: NodeJS.ErrnoException) => {
        const isTooMuch = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
        settle(
          isTooMuch ? { refused: words.fileTooMuch } : { failed: error.stack ?? String(error) },
          true,
        );
      };
      const late = () => settle({ refused: words.fileTooMuch }, true);
      const timer = setTimeout(late, this.#budget.seconds * 1_000);
      worker.on('message', answered).on('error', broke);
      worker.postMessage(input);
    });
  }

  async #take(): Promise<Worker> {
    const kept = this.#idle.pop();
    if (kept) {
      clearTimeout(kept.timer);
      kept.worker.ref();
      return kept.worker;
    }
    const worker = new Worker(this.#script, {
      resourceLimits: { maxOldGenerationSizeMb: this.#budget.megabytes },
    });
    // What one says that nobody asks any more must not end the process.
    worker.on('error', () => undefined);
    worker.once('exit', () => this.#forget(worker));
    // It says that it has loaded, before the time of the file begins.
    await once(worker, 'message', { signal: AbortSignal.timeout(START_MS) });
    return worker;
  }

  /** For the next file, as long as one comes soon; it keeps no process from ending. */
  #keep(worker: Worker): void {
    worker.unref();
    const timer = setTimeout(() => {
      this.#forget(worker);
      void worker.terminate();
    }, IDLE_MS);
    timer.unref();
    this.#idle.push({ worker, timer });
  }

  #forget(worker: Worker): void {
    const at = this.#idle.findIndex((idle) => idle.worker === worker);
    if (at >= 0) this.#idle.splice(at, 1);
  }
}
