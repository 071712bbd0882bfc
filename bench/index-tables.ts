import { benchHomeIndex, type IndexRow } from './index-over-http.ts';
import { table, whole } from './tables.ts';

const MILLION = 1_000_000;
const times = (n: number) => (n < 10 ? n.toFixed(2) : n.toFixed(0));

const QUICK = { Facets: [10, 20], Box: [10, 20], Map: [10, 20] };
const TYPED = { Text: [3, 10], Suggestions: [3, 10], 'Suggestions with typos': [3, 10] };
const WANTED: Record<string, readonly number[]> = { ...QUICK, ...TYPED };
/** Of the same bytes from memory. */
const OF_MEMORY = [0.4, 0.3];

function wanted({ query, floorIs, listings }: IndexRow): string {
  const two = floorIs === 'memory' ? OF_MEMORY : WANTED[query];
  const least = two?.[listings < MILLION ? 0 : 1];
  return least === undefined ? '' : String(least);
}

/** `--million` measures ten lakh listings beside one lakh. */
export async function indexPart(): Promise<string> {
  const sizes = process.argv.includes('--million') ? [100_000, MILLION] : [100_000];
  const measured = await benchHomeIndex(sizes);
  if (typeof measured === 'string') return measured;
  const asked = table(
    [
      'Query',
      'Listings',
      'Index alone, one thread, /s',
      'p99, ms',
      'Asked again, requests/s',
      'p99, ms',
      'Asked first, requests/s',
      'p99, ms',
      'Event loop late, p99, ms',
      'Floor',
      'Floor, /s',
      'Index to floor',
      'Asked again to floor',
      'Asked first to floor',
      'Asked first to again',
      'Wanted',
    ],
    measured.rows.map((row) => [
      row.query,
      whole(row.listings),
      whole(row.alone.rate),
      row.alone.p99.toFixed(2),
      whole(row.again.rate),
      row.again.p99.toFixed(1),
      whole(row.first.rate),
      row.first.p99.toFixed(1),
      row.delay.toFixed(1),
      row.floorIs === 'memory' ? 'same bytes from memory' : 'same SQL by pgbench',
      whole(row.floor),
      times(row.alone.rate / row.floor),
      times(row.again.rate / row.floor),
      times(row.first.rate / row.floor),
      times(row.first.rate / row.again.rate),
      wanted(row),
    ]),
  );
  const kept = table(
    [
      'Listings',
      'Loaded in, s',
      'of it waiting for rows, s',
      'Memory, MB',
      'Process grew by, MB',
      'One change, ms',
      'Totals as SQL counts them',
    ],
    measured.sizes.map((one) => [
      whole(one.listings),
      one.loaded.toFixed(1),
      one.read.toFixed(1),
      whole(one.megabytes),
      whole(one.grown),
      one.change.toFixed(3),
      `${one.totals.same} of ${one.totals.all}`,
    ]),
  );
  return `${asked}\n\n${kept}`;
}
