import { afterAll, beforeAll } from 'vitest';
import { paise } from '#domain/lib/money.ts';
import { credit, debit } from '#domain/money/ledger.ts';
import type { Context } from '#server/core/context.ts';
import type { Person } from '#server/db/schema/index.ts';
import { post } from '#server/money/ledger/post.ts';
import {
  type Answer,
  type TestDatabase,
  testApi,
  testContext,
  testDatabase,
} from '#tests/api/harness.ts';
import { aSession, insertPerson, type TestSession } from '#tests/builders/index.ts';

interface Desk {
  database: TestDatabase;
  context: Context;
  api: ReturnType<typeof testApi>;
  /** Two members of staff; calls are the first one's unless they name a session. */
  staff: Person;
  colleague: Person;
  session: TestSession;
}

async function openDesk(): Promise<Desk> {
  const database = await testDatabase();
  const { db } = database;
  const context = testContext(db);
  const staff = await insertPerson(db, { role: 'admin', firstName: 'Ketaki', lastName: 'Phadke' });
  const colleague = await insertPerson(db, { role: 'admin', firstName: 'Nikhil' });
  const session = await aSession(db, staff.id);
  return { database, context, api: testApi(db, context), staff, colleague, session };
}

/** For a test file: the API as staff call it, on a database of its own. */
export function staffDesk() {
  let opened: Desk | undefined;
  const desk = () => {
    if (!opened) throw new Error('The desk is there only inside tests');
    return opened;
  };
  beforeAll(async () => {
    opened = await openDesk();
  });
  afterAll(() => opened?.database.close());

  const rowsOf = async (text: string, ...values: unknown[]) =>
    (await desk().database.db.$client.query(text, values)).rows;
  let posted = 0;
  return {
    desk,
    rowsOf,
    /** Moves paise from one account of the books to another, for a payment that is nobody's. */
    move: (from: string, to: string, amount: number) =>
      desk().database.db.transaction((tx) =>
        post(desk().context, tx, {
          kind: 'capture',
          referenceKind: 'payment',
          referenceId: 1_000_000 + posted++,
          memo: 'Test',
          entries: [debit(to, paise(amount)), credit(from, paise(amount))],
        }),
      ),
    asStaff: (method: string, path: string, body?: unknown, by?: TestSession): Promise<Answer> =>
      desk().api(method, `/api/admin${path}`, body, (by ?? desk().session).headers),
    sessionOf: (personId: number) => aSession(desk().database.db, personId),
    /** Somebody without checked papers. */
    newcomer: (overrides: Parameters<typeof insertPerson>[1] = {}) =>
      insertPerson(desk().database.db, {
        aadhaarVerified: false,
        panVerified: false,
        ...overrides,
      }),
    newsOf: (personId: number) =>
      rowsOf(
        'select kind, title, body from notifications where person_id = $1 order by id',
        personId,
      ),
    auditOf: (personId: number) =>
      rowsOf(
        `select actor_id, action, detail from audit_log
         where subject_kind = 'person' and subject_id = $1 and action <> 'person.look' order by id`,
        personId,
      ),
  };
}
