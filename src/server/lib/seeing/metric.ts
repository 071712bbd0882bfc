import { Gauge } from 'prom-client';
import { cellsOf, keep, type Labels, most, type Said } from './labels.ts';

const PREFIX = 'propertysearch_';

/** Something that is measured, as the registry takes it. */
export interface Metric {
  readonly name: string;
  /** How many series it can have at the most, whatever happens. */
  readonly most: number;
  readonly own: Gauge;
}

const describe = (name: string, help: string, labels: Labels) => ({
  name: PREFIX + name,
  help,
  labelNames: Object.keys(labels),
  registers: [],
});

type Told = Awaited<ReturnType<Gauge['get']>>;
type Value = Told['values'][number] & { metricName: string };

/** Told by the library, and counted by us. */
class Own extends Gauge {
  readonly #type: 'counter' | 'histogram';
  readonly #values: () => Value[];

  constructor(
    described: ReturnType<typeof describe>,
    type: 'counter' | 'histogram',
    values: () => Value[],
  ) {
    super(described);
    this.#type = type;
    this.#values = values;
  }

  override async get(): Promise<Told> {
    // The library’s types number what are words in its code.
    const type = this.#type as unknown as Told['type'];
    return { ...(await super.get()), type, values: this.#values() };
  }
}

/** Counts what happened since the process began. */
export function counter<const L extends Labels>(name: string, help: string, labels: L) {
  const cells = cellsOf(labels, () => ({ count: 0 }));
  const own = new Own(describe(name, help, labels), 'counter', () =>
    cells.all().map(({ labels: said, cell }) => ({
      labels: said,
      value: cell.count,
      metricName: PREFIX + name,
    })),
  );
  return {
    name: PREFIX + name,
    most: most(labels),
    own,
    add: (said: Said<L>, by = 1) => {
      cells.find(said).count += by;
    },
  };
}

/** How long something took, in seconds. */
export function histogram<const L extends Labels>(
  name: string,
  help: string,
  labels: L,
  buckets: readonly number[],
) {
  const cells = cellsOf(labels, () => ({
    sum: 0,
    steps: new Array<number>(buckets.length + 1).fill(0),
  }));
  const own = new Own(describe(name, help, labels), 'histogram', () =>
    cells.all().flatMap(({ labels: said, cell: { sum, steps } }) => {
      let count = 0;
      const below = steps.map((more, i) => {
        count += more;
        const le = String(buckets[i] ?? '+Inf');
        return { labels: { ...said, le }, value: count, metricName: `${PREFIX}${name}_bucket` };
      });
      return [
        ...below,
        { labels: said, value: sum, metricName: `${PREFIX}${name}_sum` },
        { labels: said, value: count, metricName: `${PREFIX}${name}_count` },
      ];
    }),
  );
  return {
    name: PREFIX + name,
    // The buckets, what is beyond them, sum and count.
    most: most(labels, buckets.length + 3),
    own,
    took: (said: Said<L>, seconds: number) => {
      const cell = cells.find(said);
      const step = buckets.findIndex((end) => seconds <= end);
      const at = step < 0 ? buckets.length : step;
      cell.sum += seconds;
      cell.steps[at] = (cell.steps[at] ?? 0) + 1;
    },
  };
}

/**
 * What stands somewhere at the moment.
 * @param over what several processes of one site say together: of what each has for itself the sum
 */
export function gauge<const L extends Labels>(
  name: string,
  help: string,
  labels: L,
  over: 'max' | 'sum' = 'max',
) {
  const own = new Gauge({ ...describe(name, help, labels), aggregator: over });
  const kept = keep(labels);
  return {
    name: PREFIX + name,
    most: most(labels),
    own,
    /** Takes the place of all that stood before. */
    stands: (rows: readonly (Said<L> & { readonly value: number })[]) => {
      own.reset();
      for (const { value, ...said } of rows) own.inc(kept(said as unknown as Said<L>), value);
    },
  };
}

/** Gauges that are read together whenever somebody collects the metrics. */
export interface Reading<Source> {
  readonly name: string;
  readonly metrics: readonly Metric[];
  read(source: Source): void | Promise<void>;
}

/** A reading with where it reads, ready to be made. */
export interface BoundReading {
  readonly name: string;
  readonly metrics: readonly Metric[];
  read(): void | Promise<void>;
}

export const readFrom = <Source>(reading: Reading<Source>, source: Source): BoundReading => ({
  name: reading.name,
  metrics: reading.metrics,
  read: () => reading.read(source),
});
