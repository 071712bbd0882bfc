import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import type { Listing } from '#server/db/schema/index.ts';
import { HOME_COLUMNS } from './home-columns.ts';
import type { ImportedListing } from './read-row.ts';
import { recordSet } from './record-set.ts';

/** What an import may change in a listing it brought before; owner and status stay as they are. */
const CHANGEABLE = [
  ...HOME_COLUMNS,
  'developer',
  'landmark',
  'visitPlan',
  'visitsConfirm',
] as const;

const stored = recordSet(['source', 'sourceId', 'ownerId', 'status', ...CHANGEABLE]);
const changeable = recordSet(CHANGEABLE).columns;

const names = sql.raw(stored.columns.map(({ name }) => name).join(', '));
const changes = sql.raw(changeable.map(({ name }) => `${name} = excluded.${name}`).join(', '));
/** Points know no equality, their text does. */
const comparable = (table: string) =>
  sql.raw(
    changeable
      .map(({ name, type }) => `${table}.${name}${type === 'point' ? '::text' : ''}`)
      .join(', '),
  );

/** A home that was not there before. */
type New = Pick<Listing, 'id' | 'visitPlan'>;
/** What else belongs to homes that are new, in the transaction that brings them. */
export type OnNew = (tx: Transaction, homes: readonly New[]) => Promise<void>;

export interface Stored {
  inserted: number;
  updated: number;
  unchanged: number;
}

/** Brings listings in by their source id, all or none; a row already as given is not touched. */
export async function storeBatch(
  tx: Transaction,
  batch: readonly ImportedListing[],
  ownerId: number,
  localityIds: ReadonlyMap<string, number>,
  onNew: OnNew,
): Promise<Stored> {
  const given = batch.map(({ localitySlug, ...listing }) => ({
    ...listing,
    ownerId,
    localityId: localityIds.get(localitySlug),
  }));
  const touched = await rows<New & { inserted: boolean }>(
    tx,
    sql`insert into listings as kept (${names}) select ${names} from ${stored.from(given)}
        on conflict (source, source_id) where source is not null
        do update set ${changes}, updated_at = now()
        where (${comparable('kept')}) is distinct from (${comparable('excluded')})
        returning xmax = 0 as inserted, kept.id, kept.visit_plan as "visitPlan"`,
  );
  const brought = touched.filter((row) => row.inserted);
  await onNew(tx, brought);
  const inserted = brought.length;
  return {
    inserted,
    updated: touched.length - inserted,
    unchanged: batch.length - touched.length,
  };
}
