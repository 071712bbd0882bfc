import { sql } from 'drizzle-orm';
import type {
  ProfessionalCard,
  ProfessionalProfile,
} from '#contract/professionals/professionals.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import type { Context } from '#server/core/context.ts';
import { plainNumber, rows } from '#server/db/rows.ts';
import { isPaidAndDone } from './paid-work.ts';

type Past = ProfessionalProfile['past'][number];

const MAX_PAST = 8;

async function findPast({ db }: Context, personId: number): Promise<Past[]> {
  const found = await rows<Omit<Past, 'on'> & { at: Date }>(
    db,
    sql`select g.id, l.subcategory, l.bedrooms, p.name as locality,
          coalesce(g.ended_at, g.updated_at) as at
        from engagements g join listings l on l.id = g.listing_id
        join localities p on p.id = l.locality_id
        where g.professional_id = ${personId} and ${isPaidAndDone}
        order by g.id desc limit ${plainNumber(MAX_PAST)}`,
  );
  return found.map(({ at, ...work }) => ({ ...work, on: puneDate(at) }));
}

async function findCheckDay({ db }: Context, { id, licence, licenceChecked }: ProfessionalCard) {
  if (!licenceChecked) return null;
  const [found] = await rows<{ at: Date | null }>(
    db,
    sql`select decided_at as at from licences where person_id = ${id} and number = ${licence}`,
  );
  return found?.at ? puneDate(found.at) : null;
}

/** What a profile says beyond the card in the directory. */
export async function findRecord(
  context: Context,
  card: ProfessionalCard,
): Promise<Pick<ProfessionalProfile, 'licenceCheckedOn' | 'past'>> {
  const [licenceCheckedOn, past] = await Promise.all([
    findCheckDay(context, card),
    findPast(context, card.id),
  ]);
  return { licenceCheckedOn, past };
}
