import { type SQL, sql } from 'drizzle-orm';
import { successPage } from '#contract/lib/paged-list.ts';
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
import type { Order, OrderKey, PlaceInList } from '#server/db/keyset.ts';
import { readList } from '#server/db/read-list.ts';
import { plainNumber, rows } from '#server/db/rows.ts';
import { isLicenceChecked } from '#server/people/licences/index.ts';
import { isPaidAndDone } from './paid-work.ts';

/** As many as the lists have whose pages have numbers. */
const DIRECTORY_PAGE = 12;

export interface DirectoryQuery {
  profession: Profession;
  area?: string | undefined;
  language?: Language | undefined;
  rating?: number | undefined;
  sort?: DirectorySort | undefined;
  /** The place asked for; without one the area's own. */
  at?: { latitude: number; longitude: number } | undefined;
}

interface Found extends Omit<ProfessionalCard, 'name' | 'rating' | 'feeFrom'> {
  firstName: string;
  lastName: string;
  feeFromPaise: Paise;
  ratingSum: number;
}

/** One five-star review is no better than twenty good ones: the mean leans to 4 while there are few. */
const STANDING = sql`(p.rating_sum + 20)::float8 / (p.rating_count + 5)`;

const LAST = sql.raw('2147483647');
const BEST: readonly OrderKey[] = [
  { by: sql`-standing`, type: 'float8' },
  { by: sql`id`, type: 'int' },
];

const KEYS: Record<DirectorySort, readonly OrderKey[]> = {
  rating: BEST,
  near: [{ by: sql`coalesce(metres, ${LAST})`, type: 'int' }, ...BEST],
  fee: [{ by: sql`"feeFromPaise"`, type: 'bigint' }, ...BEST],
  response: [{ by: sql`coalesce("responseMinutes", ${LAST})`, type: 'int' }, ...BEST],
};
const PROMOTED_FIRST: OrderKey = { by: sql`(not promoted)::int`, type: 'int' };

/**
 * Where no order is asked for, those who have paid to stand first do, and each part by the nearest,
 * or the best.
 */
function orderOf({ sort, at, area }: DirectoryQuery): Order {
  if (sort) return { list: `directory by ${sort}`, keys: KEYS[sort] };
  const by = at || area ? 'near' : 'rating';
  return { list: `directory, ${by}`, keys: [PROMOTED_FIRST, ...KEYS[by]] };
}

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

/** One page of those who take work, in the order asked for. */
export async function findDirectory(context: Context, query: DirectoryQuery, place: PlaceInList) {
  const cards = CARDS(placeOf(query), conditionOf(query), context.now());
  const { items, ...page } = await readList<Found>(context, orderOf(query), place, {
    columns: sql`*`,
    from: sql`(${cards}) c`,
    where: sql`true`,
  });
  return { ...page, items: items.map(present) };
}

/** The same by the number of a page. */
export async function findNumbered(context: Context, query: DirectoryQuery, page: number) {
  const pageSize = DIRECTORY_PAGE;
  const { items: data, total } = await findDirectory(context, query, { page, pageSize });
  return successPage({ data, total, page, pageSize });
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
