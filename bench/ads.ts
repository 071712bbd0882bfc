import { addStat } from '#contract/ads/ads.ts';
import { AD_PLACES, placesOf } from '#domain/ads/place.ts';
import { paise } from '#domain/lib/money.ts';
import { countView } from '#server/ads/serving/count-view.ts';
import { signNonce } from '#server/ads/serving/nonce.ts';
import { type Context, HOUSE } from '#server/core/context.ts';
import type { Database } from '#server/db/client.ts';
import { openContext } from '#server/hosts/compose.ts';
import { readEnv } from '#server/lib/env.ts';
import { createLogger } from '#server/lib/log.ts';
import { createLimits } from '#server/limits/limits.ts';
import { insertCampaign } from '#tests/api/ads/ad-world.ts';
import { insertPerson } from '#tests/builders/index.ts';
import {
  type BenchCall,
  groupsPerSecond,
  PGBENCH,
  requestsPerSecond,
  type Statement,
  WRK,
} from './load.ts';
import { SECRET_KEY, withDatabase } from './scratch-database.ts';
import { end, freePort, serve } from './shell.ts';
import { stepsPerSecond } from './steps.ts';

const CONNECTIONS = 16;
const CAMPAIGNS = 200;
/** Of the counted views; as many campaigns are seen at once. */
const SEEN = 24;

export interface AdsRow {
  call: string;
  what: string;
  endpoint: number;
  floor: number;
}

async function addCampaigns({ db, now }: Context): Promise<number[]> {
  const { id: ownerId } = await insertPerson(db);
  const images = placesOf('image');
  const ids: number[] = [];
  for (let i = 0; i < CAMPAIGNS; i++) {
    const { id } = await insertCampaign(
      { db, now },
      { ownerId, state: 'active', places: images, budgetPaise: paise(1_000_000_00) },
    );
    ids.push(id);
  }
  return ids;
}

/** Each viewer at an address of their own, who got the ad three seconds ago. */
function viewOf(context: Context, adId: number, viewer: number): BenchCall {
  const address = `10.${viewer >> 16}.${(viewer >> 8) & 255}.${viewer & 255}`;
  const at = new Date(context.now().getTime() - 3_000);
  const caller = { ...HOUSE, address, userAgent: '' };
  const nonce = signNonce({ ...context, caller }, { adId, place: 'TopHome', at });
  return {
    path: `/api/stat/add?adId=${adId}&ms=2000&nonce=${nonce}`,
    headers: { 'x-forwarded-for': address },
    body: {},
  };
}

/** The statements of a counted view, each time of another viewer: nothing of them is executed here. */
async function statementsOf(context: Context, adId: number): Promise<Statement[]> {
  const heard: Statement[] = [];
  const query = async ({ text, values = [] }: { text: string; values?: unknown[] }) => {
    heard.push({ text, values });
    return { rows: [{ points: 1, expire: 1, counted: true, usedUp: false }] };
  };
  const $client = Object.create(context.db.$client, { query: { value: query } });
  const db = Object.create(context.db, { $client: { value: $client } }) as Database;
  const { limit } = addStat;
  if (limit) await createLimits(db, context.secrets).spend('addStat', 'somebody', limit);
  const viewer = { hash: 'somebody', personId: undefined };
  const at = context.now();
  await countView({ ...context, db }, { adId, place: 'TopHome', viewer, at, sinceMs: 3_000 });
  return heard.map(({ text, values }) => {
    const who = values.findIndex(
      (value) => typeof value === 'string' && /^(somebody|addStat:)/.test(value),
    );
    const parameter = new RegExp(`\\$${who + 1}(?!\\d)`, 'g');
    return { text: text.replace(parameter, 'gen_random_uuid()::text'), values };
  });
}

/** The service as a process of its own: an ad from memory against its bare health, a view against its own SQL. */
export async function benchAds(views: number): Promise<AdsRow[] | string> {
  if (!WRK || !PGBENCH)
    return 'Skipped: wrk and pgbench are needed (Debian: apt-get install -y wrk postgresql).';
  return withDatabase(async (db, url) => {
    const context = openContext(db, readEnv({ SECRET_KEY }), createLogger('error'));
    const ids = await addCampaigns(context);
    const port = await freePort();
    const base = `http://127.0.0.1:${port}`;
    const host = await serve(
      'src/server/hosts/ads.ts',
      {
        ...{ DATABASE_URL: url, PORT: String(port), NODE_ENV: 'production', SECRET_KEY },
        ...{ TRUST_PROXY: 'true', LOG_LEVEL: 'error' },
      },
      `${base}/readyz`,
    );
    try {
      const places = AD_PLACES.map((place) => ({ path: `/searchSingleFor${place}` }));
      const health = await requestsPerSecond(base, [{ path: '/healthz' }], CONNECTIONS);
      const served = await requestsPerSecond(base, places, CONNECTIONS);

      const seen = ids.slice(0, SEEN);
      const groups = await Promise.all(seen.map((id) => statementsOf(context, id)));
      const sql = await groupsPerSecond(url, groups, CONNECTIONS);
      const calls = Array.from({ length: views }, (_, viewer) =>
        viewOf(context, seen[viewer % SEEN] ?? 0, viewer),
      );
      const counted = await stepsPerSecond(base, calls, CONNECTIONS);
      return [
        {
          call: 'Serve an ad',
          what: 'the same process’s /healthz',
          endpoint: served,
          floor: health,
        },
        {
          call: 'Count a view',
          what: 'the same SQL by pgbench',
          endpoint: counted.rate,
          floor: sql,
        },
      ];
    } finally {
      await end(host);
    }
  });
}
