import { and, asc, eq, gt, isNotNull, or } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Context } from '#server/core/context.ts';
import {
  authenticatorApps,
  bankAccounts,
  identityChecks,
  webhooks,
} from '#server/db/schema/index.ts';
import { hmac } from '#server/lib/hmac.ts';
import { seal, unseal, unsealByAny } from '#server/lib/seal.ts';
import type { Purpose } from '#server/lib/secrets.ts';

interface Sealed {
  column: PgColumn;
  purpose: Purpose;
  /** By which a value is found again, where there is such a hash. */
  hash?: { column: PgColumn; purpose: Purpose };
}

interface SealedTable {
  table: PgTable;
  id: PgColumn;
  sealed: readonly [Sealed, ...Sealed[]];
}

/** Every column whose values are sealed under the site’s secret and stay. */
export const SEALED_TABLES: readonly SealedTable[] = [
  {
    table: identityChecks,
    id: identityChecks.id,
    sealed: [
      {
        column: identityChecks.panSealed,
        purpose: 'pan',
        hash: { column: identityChecks.panHash, purpose: 'pan hash' },
      },
    ],
  },
  {
    table: bankAccounts,
    id: bankAccounts.id,
    sealed: [
      {
        column: bankAccounts.numberSealed,
        purpose: 'bank account',
        hash: { column: bankAccounts.numberHash, purpose: 'bank account' },
      },
    ],
  },
  {
    table: authenticatorApps,
    id: authenticatorApps.personId,
    sealed: [{ column: authenticatorApps.secretSealed, purpose: 'authenticator app' }],
  },
  {
    table: webhooks,
    id: webhooks.id,
    sealed: [
      { column: webhooks.secretSealed, purpose: 'webhook secret' },
      { column: webhooks.oldSecretSealed, purpose: 'webhook secret' },
    ],
  },
];

const AT_ONCE = 200;

/** What is sealed under the key of now stays as it is. */
function isCurrent({ secrets }: Context, purpose: Purpose, value: Buffer): boolean {
  try {
    unseal(secrets.key(purpose), value);
    return true;
  } catch {
    return false;
  }
}

/** The columns of a row that change, by their names in the table’s description. */
function resealed(
  context: Context,
  sealed: readonly Sealed[],
  row: Readonly<Record<string, unknown>>,
): Record<string, Buffer> {
  const { secrets } = context;
  const changes: Record<string, Buffer> = {};
  for (const { column, purpose, hash } of sealed) {
    const value = row[column.name];
    if (!Buffer.isBuffer(value) || isCurrent(context, purpose, value)) continue;
    const text = unsealByAny(secrets.keys(purpose), value);
    changes[column.name] = seal(secrets.key(purpose), text);
    if (hash && row[hash.column.name]) {
      const mark = hmac(secrets.key(hash.purpose)).update(text).digest();
      changes[hash.column.name] = mark;
    }
  }
  return changes;
}

/** Seals anew what is sealed under a secret of before, some rows at once; begun again, it goes on. */
export async function resealTable(
  context: Context,
  { table, id, sealed }: SealedTable,
): Promise<number> {
  const columns = sealed.flatMap(({ column, hash }) => (hash ? [column, hash.column] : [column]));
  const shown = Object.fromEntries([id, ...columns].map((column) => [column.name, column]));
  const nameOf = new Map(
    Object.entries(table).flatMap(([key, column]) =>
      columns.includes(column) ? [[(column as PgColumn).name, key] as const] : [],
    ),
  );
  const hasValue = or(...sealed.map(({ column }) => isNotNull(column)));
  let done = 0;
  let after = 0;
  for (;;) {
    const batch = await context.db.transaction(async (tx) => {
      const found: Record<string, unknown>[] = await tx
        .select(shown)
        .from(table)
        .where(and(gt(id, after), hasValue))
        .orderBy(asc(id))
        .limit(AT_ONCE)
        .for('update');
      for (const row of found) {
        const changes = Object.entries(resealed(context, sealed, row));
        if (changes.length === 0) continue;
        const set = Object.fromEntries(
          changes.map(([name, value]) => [nameOf.get(name) ?? name, value]),
        );
        await tx.update(table).set(set).where(eq(id, row[id.name]));
        done += 1;
      }
      return found;
    });
    after = Number(batch.at(-1)?.[id.name] ?? after);
    if (batch.length < AT_ONCE) return done;
  }
}

/** Everything that is sealed, under the secret of now. */
export async function resealAll(context: Context): Promise<number> {
  let done = 0;
  for (const table of SEALED_TABLES) done += await resealTable(context, table);
  return done;
}
