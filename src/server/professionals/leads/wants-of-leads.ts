import { sql } from 'drizzle-orm';
import type { Context } from '#server/core/context.ts';
import { rows } from '#server/db/rows.ts';
import type { Lead } from '#server/db/schema/index.ts';
import { wantOf } from './lead-wants.ts';
import { wantsInWords } from './wants-in-words.ts';

type Read = Pick<Lead, 'id' | 'source' | 'buyerId' | 'wants' | 'wantsText'> & {
  title: string | null;
};

/**
 * What leads look for, by their ids, each said in the language of whoever is told. Another connection
 * reads, so before any lock.
 */
export async function wantsOfLeads(
  context: Context,
  ids: readonly number[],
): Promise<ReadonlyMap<number, () => string>> {
  if (ids.length === 0) return new Map();
  const found = await rows<Read>(
    context.db,
    sql`select d.id, d.source, d.buyer_id as "buyerId", d.wants, d.wants_text as "wantsText", l.title
        from leads d left join listings l on l.id = d.listing_id
        where d.id = any(${sql.param([...ids])}::int[])`,
  );
  const said = found.map(async (lead) => {
    // Only what we put into words ourselves is kept as a search beside them.
    const isOurs = Object.keys(lead.wants).length > 0;
    const want = isOurs ? await wantOf(context, lead) : null;
    return [lead.id, () => wantsInWords(lead, want)] as const;
  });
  return new Map(await Promise.all(said));
}
