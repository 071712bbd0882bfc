import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, expect } from 'vitest';
import { AD_PLACE_RULES, type AdPlace } from '#domain/ads/place.ts';
import { paise } from '#domain/lib/money.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import { adListOf } from '#server/ads/serving/ad-list.ts';
import { adsService } from '#server/ads/serving/service.ts';
import type { Context } from '#server/core/context.ts';
import { adCampaignPlaces, adCampaigns, type Campaign } from '#server/db/schema/index.ts';
import { verifyLedger } from '#server/money/ledger/verify.ts';
import { settle } from '#server/money/payments/settle.ts';
import { seedPrices } from '#server/money/prices/seed-prices.ts';
import { playSandbox } from '#server/ports/gateway/sandbox/play.ts';
import { dealWorld, type Member } from '#tests/api/deals/deal-world.ts';
import { testService } from '#tests/api/harness.ts';
import { newMobile } from '#tests/api/world.ts';
import { insertPerson, NO_LIMITS, stored } from '#tests/builders/index.ts';

/** ₹ 240 for a thousand views, 24 paise for one. */
export const VIEW_MILLS = 24_000;

type Overrides = Partial<typeof adCampaigns.$inferInsert> & {
  places?: readonly AdPlace[];
  viewMills?: number;
};

/** A campaign in any state, of today and the nine days after, as if its steps had been taken. */
export async function insertCampaign(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { places = ['TopHome'], viewMills = VIEW_MILLS, ...overrides }: Overrides = {},
): Promise<Campaign> {
  const [place] = places;
  const format = place ? AD_PLACE_RULES[place].format : 'image';
  const campaign = stored(
    await db
      .insert(adCampaigns)
      .values({
        ownerId: overrides.ownerId === undefined ? (await insertPerson(db)).id : overrides.ownerId,
        format,
        headline: 'Interiors for a first home',
        description: 'Kitchens and wardrobes, measured, made and fitted in Pune.',
        link: 'https://interiors.propertysearch.test/first-home',
        picture: format === 'video' ? null : `/media/ads/${randomUUID()}`,
        videoLink: format === 'video' ? 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' : null,
        budgetPaise: paise(500_00),
        startsOn: puneDate(now()),
        endsOn: puneDate(now(), 9),
        ...overrides,
      })
      .returning(),
  );
  await db
    .insert(adCampaignPlaces)
    .values(places.map((each) => ({ campaignId: campaign.id, place: each, viewMills })));
  return campaign;
}

/** What an advertiser fills in. */
export const fields = (now = new Date(), more: object = {}) => ({
  format: 'image',
  headLine: 'Interiors for a first home',
  description: 'Kitchens and wardrobes, measured, made and fitted in Pune.',
  siteLink: 'https://interiors.propertysearch.test/first-home',
  places: ['TopHome', 'BottomHome'],
  budget: 1_000,
  startsOn: puneDate(now),
  endsOn: puneDate(now, 9),
  ...more,
});

/** For a test file: the site's API and the ads service, on a clock that can be moved. */
export function adWorld() {
  const world = dealWorld();
  const { parties } = world;
  let service: ReturnType<typeof testService>;
  let aheadMs = 0;
  beforeAll(async () => {
    const context = world.context();
    context.limits = NO_LIMITS;
    context.now = () => new Date(Date.now() + aheadMs);
    service = testService(world.db(), adsService, context);
    await seedPrices(world.db(), context.now());
    for (const { id } of Object.values(parties)) {
      await world.query('update people set mobile = $2 where id = $1', id, newMobile());
    }
  });
  afterEach(() => world.context().background.idle());

  const must = async (calling: ReturnType<typeof world.as>) => {
    const answer = await calling;
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.data;
  };
  const step = (who: Member, id: number, name: string, body?: object) =>
    world.as(who, 'POST', `/campaigns/${id}/${name}`, body);
  /** When it was submitted, as staff see it. */
  async function seenBy(id: number) {
    const [{ submitted_at: at }] = await world.query(
      'select submitted_at from ad_campaigns where id = $1',
      id,
    );
    return { submittedAt: at?.toISOString() ?? null };
  }
  const staff = async (id: number, name: string, body?: object) =>
    world.as(
      parties.staff,
      'POST',
      `/admin/campaigns/${id}/${name}`,
      body ?? (name === 'approve' ? await seenBy(id) : undefined),
    );

  /** Begins the payment of an approved ad; the gateway's word comes with `settle`. */
  async function order(id: number): Promise<string> {
    const { orderId } = await must(
      world.as(parties.owner, 'POST', '/contact/create', {
        purpose: 'adCampaign',
        subjectId: id,
        idempotencyKey: randomUUID(),
      }),
    );
    return orderId;
  }
  async function pay(id: number) {
    const orderId = await order(id);
    await playSandbox(world.db(), orderId, 'pay');
    return (await settle(world.context(), orderId)).order;
  }

  /** A viewer at an address of their own. */
  const from = (address: string, headers = {}): Record<string, string> => ({
    'x-test-address': address,
    'user-agent': 'Firefox',
    ...headers,
  });

  return {
    ...world,
    must,
    step,
    staff,
    order,
    pay,
    from,
    /** Moves the clock on. */
    later(ms: number) {
      aheadMs += ms;
    },
    ads: (...args: Parameters<typeof service>) => service(...args),
    /** Campaigns are seen by the service at once, not some seconds later. */
    reload: () => adListOf(world.context()).reload(),
    async serve(place: string, headers = from('10.1.1.1'), query = '') {
      const answer = await service('GET', `/searchSingleFor${place}${query}`, undefined, headers);
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      return answer.body.data;
    },
    see: (adId: number, nonce: string, ms = 1_500, headers = from('10.1.1.1')) =>
      service(
        'POST',
        `/api/stat/add?userId=7&adId=${adId}&nonce=${nonce}&ms=${ms}`,
        undefined,
        headers,
      ),
    follow: (adId: number, nonce: string, headers = from('10.1.1.1')) =>
      service('PUT', `/api/form/increaseresult/${adId}?nonce=${nonce}`, undefined, headers),
    async row(id: number): Promise<Campaign & Record<string, unknown>> {
      return (await world.query('select * from ad_campaigns where id = $1', id))[0];
    },
    async counts(id: number) {
      const [sum] = await world.query(
        `select coalesce(sum(views), 0)::int as views, coalesce(sum(clicks), 0)::int as clicks,
           coalesce(sum(spent_mills), 0)::bigint as spent from ad_counts where campaign_id = $1`,
        id,
      );
      return sum as { views: number; clicks: number; spent: number };
    },
    /** After real payments: the ledger says what the states say. */
    async expectBooksInOrder() {
      await world.context().background.idle();
      expect((await verifyLedger(world.context())).differences).toEqual([]);
    },
  };
}
