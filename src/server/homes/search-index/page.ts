import { PAGE_SIZE, type SearchRequest } from '#contract/homes/search-request.ts';
import { dividePage, liftsPromoted, slotsOfPage, turnOf } from '#domain/homes/promotion.ts';
import { fromRupees } from '#domain/lib/money.ts';
import { bestOf, type Part } from './best.ts';
import type { IndexPage, PageAt } from './home-index.ts';
import { withMatches } from './matches.ts';
import type { KeptSort } from './orders.ts';
import { promotedAmong } from './promoted.ts';
import type { Store } from './store.ts';
import { clearBit, countBits, hasBit, slotsIn } from './structures/bits.ts';
import { firstSlots } from './structures/first-slots.ts';
import type { Walk } from './structures/order.ts';
import { listedInsOf, type Where } from './where.ts';

/** Looking at a match by its column, against a step along an order, which reads here and there. */
const LOOK_COST = 0.5;

/** By price a walk starts where prices begin that were asked for. */
function startOf(store: Store, request: SearchRequest, sort: KeptSort): Walk['isBefore'] {
  const { price } = store.columns.doubles;
  const { min_price, max_price } = request;
  if (sort === 'price_low' && min_price !== undefined) {
    const least = fromRupees(min_price);
    return (slot) => (price[slot] ?? 0) < least;
  }
  if (sort === 'price_high' && max_price !== undefined) {
    const most = fromRupees(max_price);
    return (slot) => (price[slot] ?? 0) > most;
  }
  return undefined;
}

/** Part of a set of so many slots, in the order of the search. */
function slotsOf(
  store: Store,
  request: SearchRequest,
  words: Uint32Array,
  total: number,
  part: Part,
  { now, middles = [] }: PageAt,
): number[] {
  const { skip, take } = part;
  if (skip >= total || take <= 0) return [];
  const sort = request.sort ?? 'newest';
  if (sort === 'relevance') return bestOf(store, slotsIn(words, total), part, { now, middles });
  const listed = listedInsOf(request);
  const { orders, backwards, compare } = store.orders.of(sort, listed);
  const most = skip + take;
  const steps = (Math.min(total, most) * store.live.size) / total;
  if (total * LOOK_COST < steps) {
    const leading = store.orders.leading(sort);
    return firstSlots(slotsIn(words, total), most, leading, compare).slice(skip);
  }
  const isBefore = startOf(store, request, sort);
  const [only] = orders;
  if (only && orders.length === 1) return only.walk(words, { ...part, backwards, isBefore });
  const each = orders.flatMap((order) =>
    order.walk(words, { skip: 0, take: most, backwards, isBefore }),
  );
  return each.sort(compare).slice(skip, most);
}

/** One page: what is lifted into its slots, then the rest in order; over all pages every match once. */
export function findPage(
  store: Store,
  request: SearchRequest,
  where: Where,
  at: PageAt,
): IndexPage {
  const { now, lifted } = at;
  const page = request.page ?? 1;
  const pageSize = request.pageSize ?? PAGE_SIZE;
  const idOf = (slot: number) => store.columns.wholes.id[slot] ?? 0;
  return withMatches(store, { filter: request, where, now }, (words) => {
    const total = countBits(words);
    const slots = slotsOfPage(pageSize);
    const lifts = liftsPromoted(request.sort) && slots > 0 && total > 0;
    const ids = lifts ? (lifted ?? promotedAmong(store, words, { now, turn: turnOf(now) })) : [];
    const { here, limit, offset } = dividePage([...ids], page, pageSize);
    // No more than there are slots on the pages that exist: the others stand among the rest.
    const taken = ids.slice(0, Math.ceil(total / pageSize) * slots);
    let left = total;
    for (const id of taken) {
      const slot = store.slots.of(id);
      if (slot < 0 || !hasBit(words, slot)) continue;
      clearBit(words, slot);
      left--;
    }
    const first = here.filter((id) => taken.includes(id) && store.slots.of(id) >= 0);
    const rest = slotsOf(store, request, words, left, { skip: offset, take: limit }, at);
    return { ids: [...first, ...rest.map(idOf)], total };
  });
}
