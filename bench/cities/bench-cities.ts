import { type Load, underLoad, WRK } from '#bench/load.ts';
import { end, freePort, serve } from '#bench/shell.ts';

/** Ten cities, a fifth of all in the largest, each on two of five nodes. */
const CITIES = [100, 60, 50, 50, 40, 40, 40, 40, 40, 40].map(
  (thousands, i) => [i === 0 ? 'Pune' : `City${i}`, thousands * 1_000] as const,
);
const NODES = 5;
const CONNECTIONS = 16;
const SECONDS = 5;

export interface CitiesRow extends Load {
  what: string;
  listings: number;
}
export interface CitiesBench {
  rows: CitiesRow[];
  /** Megabytes of index of each node, and of one that holds all. */
  nodes: number[];
  whole: number;
}

const holds = (node: number) =>
  CITIES.filter((_, i) => i % NODES === node || (i + 1) % NODES === node);

/** Every city as often as it has homes, in three kinds of question. */
const CALLS = CITIES.flatMap(([city, homes]) =>
  Array.from({ length: homes / 10_000 }, (_, i) => {
    const of = `city=${city}&listedin=sell&bedrooms=${1 + (i % 4)}`;
    const asked = [`/page?${of}&sort=price_low`, `/page?${of}&page=${1 + i}`, `/facets?${of}`];
    return { path: asked[i % asked.length] ?? '' };
  }),
);

async function startNode(cities: readonly (readonly [string, number])[]) {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const env = { CITIES: cities.map((one) => one.join(':')).join(','), PORT: String(port) };
  const child = await serve('bench/cities/city-node.ts', env, `${base}/stats`);
  const { rows, bytes } = (await (await fetch(`${base}/stats`)).json()) as Record<string, number>;
  return { port, base, child, rows: rows ?? 0, megabytes: (bytes ?? 0) / 1e6 };
}

/** A front that routes by city before nodes that hold some cities each, all on this machine. */
export async function benchCities(): Promise<CitiesBench | string> {
  if (!WRK) return 'Skipped: wrk is needed (Debian: apt-get install -y wrk).';
  const rows: CitiesRow[] = [];
  const measure = async (what: string, base: string, listings: number) =>
    rows.push({ what, listings, ...(await underLoad(base, CALLS, CONNECTIONS, SECONDS)) });

  const one = await startNode(CITIES);
  await measure('One node with all cities', one.base, one.rows);
  await end(one.child);

  const nodes: Awaited<ReturnType<typeof startNode>>[] = [];
  for (let i = 0; i < NODES; i++) nodes.push(await startNode(holds(i)));
  const portsOf = (i: number) =>
    [i % NODES, (i + 1) % NODES].map((node) => nodes.find((_, at) => at === node)?.port).join('+');
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const NODES_OF = CITIES.map(([city], i) => `${city}=${portsOf(i)}`).join(',');
  const front = await serve(
    'bench/cities/city-front.ts',
    { NODES: NODES_OF, PORT: String(port) },
    `${base}/stats`,
  );
  const all = nodes.reduce((sum, node) => sum + node.rows, 0);
  await measure('Front and five nodes', base, all);
  const [away, ...left] = nodes;
  if (away) await end(away.child);
  await measure('The same, one node away', base, all - (away?.rows ?? 0));
  await end(front);
  for (const { child } of left) await end(child);
  return { rows, nodes: nodes.map(({ megabytes }) => megabytes), whole: one.megabytes };
}
