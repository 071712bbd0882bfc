import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { Role } from '#domain/lib/role.ts';
import type { Context, TestMode } from '#server/core/context.ts';
import { connect } from '#server/db/client.ts';
import { ensureDatabase, migrate } from '#server/db/migrate.ts';
import { rows } from '#server/db/rows.ts';
import { seedDemo } from '#server/demo/seed.ts';
import { startRounds } from '#server/jobs/round.ts';
import { ROUNDS } from '#server/jobs/rounds.ts';
import { type Env, readEnv } from '#server/lib/env.ts';
import { openFixedAccounts } from '#server/money/ledger/index.ts';
import { seedPrices } from '#server/money/prices/index.ts';
import { closeAccount } from '#server/people/profile/index.ts';
import { openContext } from './compose.ts';
import { whyNoTestMode } from './no-second-database.ts';

/** Few call in it at once. */
const POOL = 4;
/** A server that refused is asked again after so long, and not with every call of a key. */
const ASKED_AGAIN_MS = 30_000;
/** Invented people count from here, so that nobody's id of the real site is taken by one. */
const FIRST_INVENTED = 1_000_000_000;

/** Beside the site's own, on the same server. */
export function testModeUrl(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.pathname += '_test_mode';
  return url.href;
}

/** No setting of the site's providers: nothing in test mode is sent, charged or asked outside. */
const envOf = ({ NODE_ENV, SITE_URL, PORT, DATA_DIR, LOG_LEVEL }: Env): Env =>
  readEnv({
    NODE_ENV: NODE_ENV === 'production' ? 'development' : NODE_ENV,
    ...{ SITE_URL, PORT: String(PORT), LOG_LEVEL, DEMO_LIFE: 'false' },
    DATA_DIR: path.join(DATA_DIR, 'test-mode'),
  });

async function openWorld(live: Context, url: string): Promise<Context> {
  await ensureDatabase(url);
  await migrate(url);
  const db = connect(url, POOL, live.log);
  const { log, now, maintenance } = live;
  const world = { ...openContext(db, envOf(live.env), log), now, maintenance };
  await seedPrices(db, world.now());
  await openFixedAccounts(db);
  await rows(
    db,
    sql`select setval(s, greatest(nextval(s), ${FIRST_INVENTED}::bigint))
        from (select pg_get_serial_sequence('people', 'id')::regclass as s) as sequence
        where not exists (select from people)`,
  );
  await seedDemo(world);
  return world;
}

/** Somebody as they are in test mode: their id and role, and nothing that is theirs. */
async function mirror({ db }: Context, { id, role }: { id: number; role: Role }): Promise<void> {
  await rows(
    db,
    sql`insert into people (id, role, first_name, last_name, email, pan_verified, aadhaar_verified)
        overriding system value
        values (${id}, ${role}, 'Test', 'Account', ${`${id}@test-mode.invalid`}, true, true)
        on conflict (id) do nothing`,
  );
}

/**
 * Where keys for trying out act: a database of its own with the demo's homes and people, made when
 * it is first asked for. What is not in the site's database cannot come into its lists, counts,
 * pages or books. Whoever tries out has their own id there, so that paths read the same.
 */
export function createTestMode(live: Context, url: string): TestMode & { close(): Promise<void> } {
  let opened: Promise<Context> | undefined;
  let rounds: ReturnType<typeof startRounds> | undefined;
  let failed: { error: unknown; at: number } | undefined;
  const open = () => {
    if (failed && live.now().getTime() - failed.at < ASKED_AGAIN_MS) throw failed.error;
    opened ??= openWorld(live, url).then(
      (world) => {
        rounds = startRounds(world, ROUNDS);
        return world;
      },
      (error: unknown) => {
        live.log.error({ err: error }, 'test mode could not be opened');
        opened = undefined;
        failed = { error: whyNoTestMode(error), at: live.now().getTime() };
        throw failed.error;
      },
    );
    return opened;
  };
  return {
    async enter(person) {
      const world = await open();
      await mirror(world, person);
      return world;
    },
    async forget({ id, role }) {
      const world = await open();
      await mirror(world, { id, role });
      const actor = { kind: 'person', id, role, sessionId: 0 } as const;
      await closeAccount({ ...world, actor });
    },
    async close() {
      const world = await opened?.catch(() => undefined);
      if (!world) return;
      await world.live.close();
      await rounds?.stop();
      await world.background.idle();
      await world.db.$client.end();
    },
  };
}
