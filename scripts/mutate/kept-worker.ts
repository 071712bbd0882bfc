import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PoolOptions, PoolWorker, Vitest, WorkerRequest } from 'vitest/node';

type Listener = (message: unknown) => void;

let kept: Worker | undefined;

/**
 * A thread that stays from one planted bug to the next. Vitest ends its threads after each run, and
 * loading the server anew takes several times as long as the tests that reach a bug. What is loaded
 * holds all bugs, and each is switched on as its tests begin; test files themselves are read anew.
 */
class KeptWorker implements PoolWorker {
  readonly name = 'kept';
  readonly #options: PoolOptions;
  readonly #heard: [string, Listener][] = [];
  #isToStay = false;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  get #thread(): Worker {
    const { distPath, env, execArgv } = this.#options;
    kept ??= new Worker(path.join(distPath, 'workers/threads.js'), { env, execArgv });
    return kept;
  }

  async start(): Promise<void> {
    this.#thread.setMaxListeners(0);
  }

  on(event: string, callback: Listener): void {
    this.#heard.push([event, callback]);
    this.#thread.on(event, callback);
  }

  off(event: string, callback: Listener): void {
    this.#thread.off(event, callback);
  }

  send(message: WorkerRequest): void {
    if (message.type !== 'stop') {
      this.#thread.postMessage(message);
      return;
    }
    this.#isToStay = true;
    this.#thread.emit('message', { type: 'stopped', __vitest_worker_response__: true });
  }

  /** A thread whose run broke is stopped without having been told so, and goes. */
  async stop(): Promise<void> {
    for (const [event, callback] of this.#heard) kept?.off(event, callback);
    if (!this.#isToStay) await endKept();
  }

  deserialize(message: unknown): unknown {
    return message;
  }
}

async function endKept(): Promise<void> {
  const ending = kept;
  kept = undefined;
  await ending?.terminate();
}

const keptWorker = {
  name: 'kept',
  createPoolWorker: (options: PoolOptions) => new KeptWorker(options),
};

/** Set after Vitest has read its settings: StrykerJS names a pool of Vitest's own in them. */
export function keepWorker(vitest: Vitest): void {
  for (const { config } of vitest.projects) {
    Object.assign(config, { pool: keptWorker.name, poolRunner: keptWorker });
  }
  vitest.onClose(endKept);
}
