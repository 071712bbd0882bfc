import { afterAll, beforeAll } from 'vitest';
import type { Context } from '#server/core/context.ts';
import type { Person } from '#server/db/schema/index.ts';
import { seedLocalities } from '#server/homes/localities/seed-localities.ts';
import { type TestDatabase, testApi, testContext, testDatabase } from '#tests/api/harness.ts';
import { aMember } from '#tests/api/world.ts';
import { aSession } from '#tests/builders/index.ts';

/** What was answered, for comparing refusals. */
export const told = ({
  status,
  body,
}: {
  status: number;
  body: { code?: string; errors?: unknown };
}) => ({
  status,
  code: body.code,
  path: (body.errors as { path: string }[] | undefined)?.[0]?.path,
});

/** For a test file: people who look after what is kept of them, on a database of its own. */
export function profileDesk() {
  let database: TestDatabase;
  let context: Context;
  let call: ReturnType<typeof testApi>;

  beforeAll(async () => {
    database = await testDatabase();
    context = testContext(database.db);
    call = testApi(database.db, context);
    await seedLocalities(database.db);
  });
  afterAll(() => database?.close());

  const sql = async (text: string, values: unknown[] = []) =>
    (await database.db.$client.query(text, values)).rows;
  const rowOf = async ({ id }: Person) =>
    (await sql('select * from people where id = $1', [id]))[0];
  const actionsOf = async ({ id }: Person) =>
    (await sql('select action from audit_log where actor_id = $1 order by id', [id])).map(
      ({ action }) => action,
    );

  async function someone(overrides: Partial<Person> = {}) {
    const person = await aMember({ context, api: call }, overrides);
    const { headers } = await aSession(database.db, person.id);
    const callOwn = (method: string, path: string, body?: unknown) =>
      call(method, `/api/profile/${path}`, body, headers);
    return {
      person,
      headers,
      call: callOwn,
      profile: () => callOwn('GET', String(person.id)),
      update: (body: object) =>
        callOwn('PUT', String(person.id), {
          firstname: 'Meera',
          lastname: 'Apte',
          city: 'Pune',
          ...body,
        }),
    };
  }

  return {
    sql,
    rowOf,
    actionsOf,
    someone,
    api: (...args: Parameters<typeof call>) => call(...args),
    get context() {
      return context;
    },
    get db() {
      return database.db;
    },
  };
}
