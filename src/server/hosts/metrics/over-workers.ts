import cluster from 'node:cluster';
import { randomUUID } from 'node:crypto';
import { AggregatorRegistry } from 'prom-client';
import { type FromWorker, isToWorker } from '#server/hosts/worker-messages.ts';
import type { CollectedMetrics, Collecting } from './registry.ts';

/** One that says nothing for so long is left out. */
const PATIENCE_MS = 3_000;

interface Asked {
  /** How many will tell, once that is known. */
  others: number | undefined;
  told: object[][];
  done(): void;
}

const tell = (message: FromWorker) =>
  process.send?.(message, undefined, undefined, () => undefined);

/**
 * Of several processes behind one port whoever is asked answers for all: counts are added up, and of
 * what stands somewhere each metric says whether it is added up too.
 */
export function overWorkers({ collect, told }: Collecting): () => Promise<CollectedMetrics> {
  if (!cluster.isWorker) return collect;
  const waiting = new Map<string, Asked>();

  process.on('message', async (message: unknown) => {
    if (!isToWorker(message)) return;
    if (message.kind === 'tell-metrics') {
      const { id, asker } = message;
      tell({ kind: 'metrics', id, asker, told: await told() });
    } else if (message.kind === 'metrics-asked' || message.kind === 'metrics') {
      const asked = waiting.get(message.id);
      if (!asked) return;
      if (message.kind === 'metrics') asked.told.push(message.told);
      else asked.others = message.others;
      if (asked.told.length === asked.others) asked.done();
    }
  });

  async function others(): Promise<object[][]> {
    const id = randomUUID();
    const { promise, resolve } = Promise.withResolvers<void>();
    const asked: Asked = { others: undefined, told: [], done: resolve };
    waiting.set(id, asked);
    const timer = setTimeout(resolve, PATIENCE_MS);
    tell({ kind: 'ask-metrics', id });
    await promise;
    clearTimeout(timer);
    waiting.delete(id);
    return asked.told;
  }

  return async () => {
    const [own, more] = await Promise.all([told(), others()]);
    const all = AggregatorRegistry.aggregate([own, ...more]);
    return { type: all.contentType, text: await all.metrics() };
  };
}
