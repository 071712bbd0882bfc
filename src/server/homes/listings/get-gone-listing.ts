import { sql } from 'drizzle-orm';
import type { GoneListing } from '#contract/homes/listings.ts';
import { AppError } from '#contract/lib/errors.ts';
import words from '#messages/homes/refusals/index.ts';
import type { Context } from '#server/core/context.ts';
import { rows } from '#server/db/rows.ts';
import { type CardRow, cardColumns, presentCard } from './card.ts';
import { similarTo } from './similar.ts';

type GoneRow = CardRow & { takenAt: Date | null };

/** Throws not_found for what nobody was ever shown, and for what is still there. */
export async function getGoneListing(context: Context, id: number): Promise<GoneListing> {
  const [row] = await rows<GoneRow>(
    context.db,
    sql`select ${cardColumns}, case when l.status in ('sold', 'rented') then coalesce(
            (select max(t.at) from timeline t where t.subject_kind = 'listing'
              and t.subject_id = l.id and t.event in ('sell', 'rentOut')), l.updated_at)
          end as "takenAt"
        from listings l join localities p on p.id = l.locality_id
        where l.id = ${id} and (l.status in ('sold', 'rented', 'paused', 'expired')
          or l.status = 'withdrawn' and exists (select from timeline t
            where t.subject_kind = 'listing' and t.subject_id = l.id
              and t.event in ('publish', 'renew', 'pause', 'takeDown')))`,
  );
  if (!row) throw new AppError('not_found', words.homeNotFound);
  const card = presentCard(row);
  const { status } = row;
  const what = status === 'sold' || status === 'rented' ? status : 'off';
  return {
    id,
    what,
    at: row.takenAt?.toISOString() ?? null,
    title: what === 'off' ? null : row.title,
    listedin: row.listedIn,
    subcategory: row.subcategory,
    locality: row.locality,
    localitySlug: row.localitySlug,
    similar: await similarTo(context, card),
  };
}
