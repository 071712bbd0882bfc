import { type SQL, sql } from 'drizzle-orm';
import type { ProfessionalCard } from '#contract/professionals/professionals.ts';
import { type Paise, toRupees } from '#domain/lib/money.ts';
import { PROFESSIONS, type Profession } from '#domain/lib/role.ts';
import { shortName } from '#domain/lib/short-name.ts';
import {
  type DirectorySort,
  type Language,
  NEAR_METRES,
} from '#domain/professionals/professional.ts';
import type { Context } from '#server/core/context.ts';
import { readPage } from '#server/db/paging.ts';
import { plainNumber, rows } from '#server/db/rows.ts';
import { isLicenceChecked } from '#server/people/licences/index.ts';
import { isPaidAndDone } from './paid-work.ts';

export const DIRECTORY_PAGE = 12;

export interface DirectoryQuery {
  profession: Profession;
  area?: string | undefined;
  language?: Language | undefined;
  rating?: number | undefined;
  sort?: DirectorySort | undefined;
  page: number;
  /** The place asked for; without one the area's own. */
  at?: { latitude: number; longitude: number } | undefined;
}

interface Found extends Omit<ProfessionalCard, 'name' | 'rating' | 'feeFrom'> {
  firstName: string;
  lastName: string;
  feeFromPaise: Paise;
  ratingSum: number;
  total: number;
}

/** One five-star review is no better than twenty good ones: the mean leans to 4 while there are few. */
const STANDING = sql`(p.rating_sum + 20)::float8 / (p.rating_count + 5)`;

const ORDER: Record<DirectorySort, SQL> = {
  rating: sql`standing desc, id`,
  near: sql`metres nulls last, standing desc, id`,
  fee: sql`"feeFromPaise", standing desc, id`,
  response: sql`"responseMinutes" nulls last, standing desc, id`,
};

const placeOf = ({ area, at }: Pick<DirectoryQuery, 'area' | 'at'>): SQL => {
  if (at) return sql`point(${at.longitude}::float8, ${at.latitude}::float8)`;
  if (area) return sql`(select location from localities where slug = ${area})`;
  return sql`null::point`;
};

/** To half a kilometre: where they work is itself known to about one. */
const METRES = sql`(round(111195 * sqrt(power(w.location[1] - place.at[1], 2)
  + power((w.location[0] - place.at[0]) * cos(radians(place.at[1])), 2)) / 500) * 500)::int`;

const CARDS = (place: SQL, condition: SQL, now: Date): SQL => sql`
  select w.id, w.role as profession, w.first_name as "firstName", w.last_name as "lastName",
    w.image, w.city, p.headline, w.about, p.languages, p.experience_years as "experienceYears",
    p.fee_from_paise as "feeFromPaise", p.response_minutes as "responseMinutes",
    p.rating_sum as "ratingSum", p.rating_count as "ratingCount",
    w.aadhaar_verified and w.pan_verified as verified, w.licence,
    ${isLicenceChecked(sql`w`, now)} as "licenceChecked",
    coalesce(w.premium_until > ${now}, false) as promoted,
    coalesce((select array_agg(a.name order by a.name) from localities a
      where a.slug = any(w.areas_served)), '{}') as areas,
    (select count(*)::int from engagements g
     where g.professional_id = w.id and ${isPaidAndDone}) as finished,
    ${METRES} as metres, ${STANDING} as standing
  from professional_profiles p
  join people w on w.id = p.person_id
  cross join (select ${place} as at) place
  where w.suspended_at is null and w.deleted_at is null and ${condition}`;

function conditionOf({ profession, area, language, rating }: DirectoryQuery): SQL {
  const all = [sql`w.role = ${profession}`, sql`not p.away`];
  if (area) {
    all.push(
      sql`(w.areas_served @> array[${area}]::text[] or ${METRES} <= ${plainNumber(NEAR_METRES)})`,
    );
  }
  if (language) all.push(sql`p.languages @> array[${language}]::text[]`);
  if (rating)
    all.push(sql`p.rating_count > 0 and p.rating_sum >= ${rating}::float8 * p.rating_count`);
  return sql.join(all, sql` and `);
}

const present = ({
  firstName,
  lastName,
  feeFromPaise,
  ratingSum,
  id,
  profession,
  image,
  city,
  headline,
  about,
  languages,
  experienceYears,
  responseMinutes,
  ratingCount,
  verified,
  licence,
  licenceChecked,
  areas,
  finished,
  promoted,
  metres,
}: Found): ProfessionalCard => ({
  id,
  profession,
  name: shortName(firstName, lastName),
  image,
  city,
  headline,
  about,
  languages,
  experienceYears,
  feeFrom: toRupees(feeFromPaise),
  responseMinutes,
  rating: ratingCount === 0 ? null : Math.round((ratingSum / ratingCount) * 10) / 10,
  ratingCount,
  verified,
  licence,
  licenceChecked,
  areas,
  finished,
  promoted,
  metres,
});

/**
 * One page of those who take work, in the order asked for. Where none is asked for, those who have paid
 * to stand first do, and each part by the nearest, or the best.
 */
export async function findDirectory({ db, now }: Context, query: DirectoryQuery) {
  const { page, sort = query.at || query.area ? 'near' : 'rating' } = query;
  const { found, total } = await readPage(
    page,
    (range) =>
      rows<Found>(
        db,
        sql`select *, count(*) over () as total from (${CARDS(placeOf(query), conditionOf(query), now())}) c
        order by ${query.sort ? sql`` : sql`promoted desc, `}${ORDER[sort]}
        ${range}`,
      ),
    DIRECTORY_PAGE,
  );
  return {
    status: 1 as const,
    message: 'OK',
    data: found.map(present),
    total,
    page,
    pageSize: DIRECTORY_PAGE,
  };
}

export async function findCard(
  { db, now }: Context,
  personId: number,
): Promise<ProfessionalCard | undefined> {
  const [found] = await rows<Found>(
    db,
    CARDS(
      sql`null::point`,
      sql`w.id = ${personId} and w.role = any(${sql.param([...PROFESSIONS])}::role[])`,
      now(),
    ),
  );
  return found && present(found);
}
