import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Context } from '#server/core/context.ts';
import { FAILURE_METRICS } from '#server/core/failures.ts';
import { backupReading } from '#server/dashboard/index.ts';
import { CLOCK_METRICS } from '#server/db/clock.ts';
import { poolReading, replicationReading } from '#server/db/metrics.ts';
import { REPLICA_METRICS } from '#server/db/replicas.ts';
import { STATEMENT_METRICS } from '#server/db/statement-metrics.ts';
import { type SearchFeed, searchIndexReading } from '#server/homes/search-feed/index.ts';
import type { PageCache } from '#server/hosts/page-cache.ts';
import { pageCacheReading } from '#server/hosts/page-cache-metrics.ts';
import { REQUEST_METRICS } from '#server/hosts/request-metrics.ts';
import { jobsReading } from '#server/jobs/metrics.ts';
import { type BoundReading, counter, type Metric, readFrom } from '#server/lib/seeing/metric.ts';
import { moneyChecksReading } from '#server/money/reconciliation/index.ts';
import { deliveriesReading } from '#server/people/notifications/index.ts';
import { webhooksReading } from '#server/people/webhooks/index.ts';
import { PORT_METRICS } from '#server/ports/metrics.ts';

const failures = counter('readings_failed_total', 'Readings that failed or took too long', {
  reading: 30,
});

/** Where the readings of a site read. */
export interface Sources {
  context: Context;
  cache: PageCache;
  index: SearchFeed | undefined;
}

/** What is measured, each declared where it is: whatever is not named here, nobody collects. */
export const METRICS: readonly Metric[] = [
  ...REQUEST_METRICS,
  ...pageCacheReading.metrics,
  ...searchIndexReading.metrics,
  ...STATEMENT_METRICS,
  ...poolReading.metrics,
  ...CLOCK_METRICS,
  ...REPLICA_METRICS,
  ...replicationReading.metrics,
  ...jobsReading.metrics,
  ...deliveriesReading.metrics,
  ...webhooksReading.metrics,
  ...moneyChecksReading.metrics,
  ...backupReading.metrics,
  ...PORT_METRICS,
  ...FAILURE_METRICS,
  failures,
];

const readingsOf = ({ context, cache, index }: Sources): readonly BoundReading[] => [
  readFrom(pageCacheReading, cache),
  ...(index ? [readFrom(searchIndexReading, index)] : []),
  readFrom(poolReading, context.db),
  readFrom(replicationReading, context.db),
  ...[jobsReading, deliveriesReading, webhooksReading, moneyChecksReading, backupReading].map(
    (reading) => readFrom(reading, context),
  ),
];

/** A collector waits a few seconds at the most; what the process counts is there at once. */
const PATIENCE_MS = 2_000;

let ours: Registry | undefined;

/** Of the process, with what Node tells of itself: processor, memory, delay of its loop. */
function registry(): Registry {
  if (ours) return ours;
  ours = new Registry();
  for (const { own } of METRICS) ours.registerMetric(own);
  collectDefaultMetrics({ register: ours });
  return ours;
}

export interface CollectedMetrics {
  type: string;
  text: string;
}

export interface Collecting {
  collect(): Promise<CollectedMetrics>;
  /** The same, to be put together with that of other processes. */
  told(): Promise<object[]>;
}

/** Collects what is measured. A reading that is late or fails holds up none of the others. */
export function openMetrics(sources: Sources): Collecting {
  const all = registry();
  const readings = readingsOf(sources);
  const underWay = new Map<string, Promise<void>>();

  /** Asked again meanwhile, it is still the same. */
  function once({ name, read }: BoundReading): Promise<void> {
    const running = underWay.get(name);
    if (running) return running;
    const made = (async () => read())()
      .catch(() => failures.add({ reading: name }))
      .finally(() => underWay.delete(name));
    underWay.set(name, made);
    return made;
  }

  async function inTime(reading: BoundReading): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(() => {
        failures.add({ reading: reading.name });
        resolve();
      }, PATIENCE_MS);
    });
    await Promise.race([once(reading), late]);
    clearTimeout(timer);
  }

  const read = () => Promise.all(readings.map(inTime));
  return {
    async collect() {
      await read();
      return { type: all.contentType, text: await all.metrics() };
    },
    async told() {
      await read();
      return all.getMetricsAsJSON();
    },
  };
}
