import { type SQL, sql } from 'drizzle-orm';
import { puneDate } from '#domain/lib/time/pune.ts';

/**
 * Whether staff have checked the registration of a row of `people` under that alias: the number it
 * has now, and not run out today, whether or not the clock has noticed. The one question to ask
 * before "checked" stands beside a licence.
 */
export const isLicenceChecked = (person: SQL, now: Date): SQL<boolean> => sql<boolean>`
  exists (select from licences c where c.person_id = ${person}.id and c.state = 'verified'
    and c.number = ${person}.licence and c.valid_until >= ${puneDate(now)}::date)`;
