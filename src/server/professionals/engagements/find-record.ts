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

async function findLicence({ db }: Context, { id, licence, licenceChecked }: ProfessionalCard) {
  if (!licenceChecked) return { licenceCheckedOn: null, licenceValidUntil: null };
  const [found] = await rows<{ at: Date | null; until: string | null }>(
    db,
    sql`select decided_at as at, valid_until::text as until from licences
        where person_id = ${id} and number = ${licence}`,
  );
  return {
    licenceCheckedOn: found?.at ? puneDate(found.at) : null,
    licenceValidUntil: found?.until ?? null,
  };
}

const findPlaces = ({ db }: Context, personId: number) =>
  rows<ProfessionalProfile['places'][number]>(
    db,
    sql`select a.slug, a.name, a.location[1] as latitude, a.location[0] as longitude
        from people w join localities a on a.slug = any(w.areas_served)
        where w.id = ${personId} order by a.name`,
  );

/** What a profile says beyond the card in the directory. */
export async function findRecord(
  context: Context,
  card: ProfessionalCard,
): Promise<Omit<ProfessionalProfile, keyof ProfessionalCard>> {
  const [licence, past, places] = await Promise.all([
    findLicence(context, card),
    findPast(context, card.id),
    findPlaces(context, card.id),
  ]);
  return { ...licence, past, places };
}
