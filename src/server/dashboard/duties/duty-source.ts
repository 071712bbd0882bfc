import { type SQL, sql } from 'drizzle-orm';
import { DUTY_OF_STATE, type DutyName, type Queue } from '#domain/duties/index.ts';
import { PUNE_ZONE } from '#domain/lib/time/pune.ts';
import type { StateTableName } from '#domain/state-tables.ts';

/** The states in which a thing is a person's duty of that name, or in that queue of staff, as a list of SQL. */
export function statesOf(thing: StateTableName, name: DutyName | Queue): SQL {
  const states = Object.entries(DUTY_OF_STATE[thing]).filter(([, duty]) => duty === name);
  return sql.join(
    states.map(([state]) => sql`${state}`),
    sql`, `,
  );
}

/** A length of time, in SQL; a day has 24 hours, as it always has in Pune. */
export const hours = (n: number) => sql.raw(`interval '${n} hours'`);
export const days = (n: number) => hours(24 * n);

export interface Parts {
  /** The table as `t`, with what decides; the home's title is read for what was found, not here. */
  from: SQL;
  /** Whose duty it is. */
  person: SQL;
  /** What the person knows it by, where that is not the title of its home. */
  title?: SQL;
  /** The home it is about. */
  listing?: SQL;
  about?: SQL;
  profession?: SQL;
  isOwner?: boolean | SQL;
  /** Until when; without one it waits for as long as it takes. */
  due?: SQL;
  since: SQL;
  /** A further condition. */
  where?: SQL;
}

/** What is somebody's duty while a thing is in one of its states. */
export function source(thing: StateTableName, name: DutyName, column: string, parts: Parts): SQL {
  return select(name, {
    ...parts,
    where: sql`t.${sql.raw(column)} in (${statesOf(thing, name)})${parts.where ? sql` and ${parts.where}` : sql``}`,
  });
}

/** A duty that is no state's: `where` says when it is there. */
export function select(name: DutyName, parts: Parts): SQL {
  const nothing = sql`null`;
  return sql`select ${sql.raw(`'${name}'`)}::text as name, ${parts.person} as person, t.id,
      ${parts.title ?? nothing}::text as "ownTitle", ${parts.listing ?? nothing}::int as "listingId",
      ${parts.about ?? nothing}::int as "aboutId", ${parts.profession ?? nothing}::text as profession,
      ${parts.isOwner ?? false}::boolean as "isOwner", (${parts.due ?? nothing})::timestamptz as due,
      (${parts.since})::timestamptz as since
    from ${parts.from} where ${parts.where ?? sql`true`}`;
}

/** What is about the home its row names. */
export const ofHome = { listing: sql`t.listing_id` };

/** The end of a day in Pune that a column holds. */
export const endOf = (column: string) =>
  sql.raw(`(${column} + 1)::timestamp at time zone '${PUNE_ZONE}'`);
