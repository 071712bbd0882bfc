import { likeProjects } from '#domain/homes/project-match.ts';
import type { Project } from './home-index.ts';
import type { Store } from './store.ts';
import { countBits, slotsIn } from './structures/bits.ts';
import { anyOf } from './structures/clause.ts';
import { termsOf } from './where.ts';

interface Numbered {
  number: number;
  society: string;
  count: number;
}

/** The first by letters of the addresses some slots have. */
function firstAddress(store: Store, slots: Iterable<number>): string {
  const { marks } = store.columns;
  const numbers = new Set<number>();
  for (const slot of slots) numbers.add(marks.address[slot] ?? 0);
  return [...numbers].map((number) => store.addresses.textOf(number)).sort()[0] ?? '';
}

/** Projects whose homes have words that begin so, those with most homes first. */
function byBeginnings(store: Store, terms: readonly string[], limit: number): Project[] {
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
  const named: Numbered[] = [];
  counts.forEach((count, number) => {
    if (count > 0) named.push({ number, society: store.societies.textOf(number), count });
  });
  return named
    .sort((a, b) => b.count - a.count || (a.society < b.society ? -1 : 1))
    .slice(0, limit)
    .map(({ number, society, count }) => {
      const its = slots.filter((slot) => marks.society[slot] === number);
      return { society, address: firstAddress(store, its), count };
    });
}

/** Projects with a name like a misspelt one. */
function byLikeness(store: Store, text: string, limit: number): Project[] {
  function* all(): Generator<Numbered> {
    for (let number = 1; number < store.societies.count; number++) {
      const { size: count } = store.bySociety.of(number);
      if (count > 0) yield { number, society: store.societies.textOf(number), count };
    }
  }
  const wordsOf = ({ number }: Numbered) => store.societyWords(number);
  return likeProjects(text, all(), limit, wordsOf).map(({ number, society, count }) => {
    const slots = store.scratch.borrow((words) => {
      const its = store.bySociety.of(number);
      its.fill(words);
      return slotsIn(words, its.size);
    });
    return { society, address: firstAddress(store, slots), count };
  });
}

/** Projects of live homes by the beginnings of words; where there are none, by names misspelt. */
export function findProjects(store: Store, text: string, limit: number): Project[] {
  const terms = termsOf(text);
  if (terms.length === 0) return [];
  const found = byBeginnings(store, terms, limit);
  return found.length > 0 ? found : byLikeness(store, text, limit);
}
