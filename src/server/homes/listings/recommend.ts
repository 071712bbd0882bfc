import type { Context } from '#server/core/context.ts';
import { findDetails } from './detail.ts';
import { similarTo } from './similar.ts';

const MAX = 12;

/** Listings like the ones given, each once, none of the given ones, taken in turn from each. */
export async function recommendLike(context: Context, ids: number[]) {
  const seen = await findDetails(context, ids);
  const groups = await Promise.all(seen.map((listing) => similarTo(context, listing)));
  const taken = new Set(ids);
  const result: (typeof groups)[number] = [];
  for (let turn = 0; result.length < MAX && groups.some((group) => turn < group.length); turn++) {
    for (const group of groups) {
      const next = group[turn];
      if (!next || taken.has(next.propertydata.id) || result.length === MAX) continue;
      taken.add(next.propertydata.id);
      result.push(next);
    }
  }
  return result;
}
