import { table, whole } from '#bench/tables.ts';
import { benchCities } from './bench-cities.ts';

export async function citiesPart(): Promise<string> {
  const measured = await benchCities();
  if (typeof measured === 'string') return measured;
  const rates = table(
    ['Cities as partitions', 'Listings held', 'Searches/s', 'p99, ms'],
    measured.rows.map((row) => [
      row.what,
      whole(row.listings),
      whole(row.rate),
      row.p99.toFixed(1),
    ]),
  );
  const nodes = measured.nodes.map((megabytes) => whole(megabytes)).join(', ');
  return `${rates}\n\nIndex of the five nodes, MB: ${nodes}; of the one with all: ${whole(measured.whole)}.`;
}
