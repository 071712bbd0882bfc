import type { Project } from './home-index.ts';
import type { Store } from './store.ts';
import { countBits, slotsIn } from './structures/bits.ts';
import { anyOf } from './structures/clause.ts';
import { termsOf } from './where.ts';

/** Projects whose homes have words that begin so, those with most homes first. */
export function findProjects(store: Store, text: string, limit: number): Project[] {
  const terms = termsOf(text);
  if (terms.length === 0) return [];
  const { marks } = store.columns;
  const slots = store.scratch.borrow((words) => {
    store.attributes.flags.of('inProject').fill(words);
    for (const term of terms) anyOf(store.words.beginning(term), store.scratch).narrow(words);
    return slotsIn(words, countBits(words));
  });
  const counts = new Uint32Array(store.societies.count);
  for (const slot of slots) {
    const society = marks.society[slot] ?? 0;
    counts[society] = (counts[society] ?? 0) + 1;
  }
  const named: { number: number; society: string; count: number }[] = [];
  counts.forEach((count, number) => {
    if (count > 0) named.push({ number, society: store.societies.textOf(number), count });
  });
  const first = named
    .sort((a, b) => b.count - a.count || (a.society < b.society ? -1 : 1))
    .slice(0, limit);
  const addresses = new Map(first.map(({ number }) => [number, new Set<number>()]));
  for (const slot of slots) addresses.get(marks.society[slot] ?? 0)?.add(marks.address[slot] ?? 0);
  return first.map(({ number, society, count }) => {
    const texts = [...(addresses.get(number) ?? [])].map((one) => store.addresses.textOf(one));
    return { society, address: texts.sort()[0] ?? '', count };
  });
}
