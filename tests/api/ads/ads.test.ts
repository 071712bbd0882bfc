import { beforeEach, describe, expect, test } from 'vitest';
import { AD_PLACE_RULES, AD_PLACES } from '#domain/ads/place.ts';
import { paise } from '#domain/lib/money.ts';
import { signAdPass } from '#server/ads/campaigns/ad-pass.ts';
import { countView } from '#server/ads/serving/count-view.ts';
import { raceRounds } from '#tests/api/deals/deal-world.ts';
import { NO_LIMITS } from '#tests/builders/index.ts';
import { EXPECTED_FIGURES } from '#tests/expected/figures.ts';
import { adWorld, insertCampaign, VIEW_MILLS } from './ad-world.ts';

const { NONCE_MINUTES } = EXPECTED_FIGURES;

const world = adWorld();
const { from, serve, see, follow, later, counts } = world;

/** The only ad of its place. */
async function alone(more: Parameters<typeof insertCampaign>[1] = {}) {
  await world.query(`update ad_campaigns set state = 'paused' where state = 'active'`);
  const campaign = await insertCampaign(world.context(), { state: 'active', ...more });
  await world.reload();
  return campaign;
}

beforeEach(async () => {
  await world.query(`update ad_campaigns set state = 'paused' where state = 'active'`);
  await world.reload();
});

describe('an ad for a place', () => {
  test.each(AD_PLACES)('searchSingleFor%s gives what fits it, or nothing', async (place) => {
    const { format, page, position, width, height } = AD_PLACE_RULES[place];
    const query = `?adFormat=${format}&pageToShow=homepage&adPosition=${position}`;
    expect(await serve(place, from('10.1.1.1'), query)).toBeNull();
    const { id, headline, link } = await alone({ places: [place] });
    const ad = await serve(place, from('10.1.1.1'), query.replace('homepage', page));
    expect(ad).toMatchObject({
      ...{ adId: id, place, format, width, height, interestedBy: 0, house: false },
      ...{ headLine: headline, siteLink: link, viewMs: format === 'video' ? 10_000 : 1_000 },
      youtubeId: format === 'video' ? 'dQw4w9WgXcQ' : null,
    });
    expect(ad.sources.map((source: { width: number }) => source.width)).toEqual(
      format === 'video' ? [] : format === 'gif' ? [width] : [width / 2, width],
    );
    if (format !== 'video') expect(ad.mediaUrl).toMatch(new RegExp(`-${width}x${height}.webp$`));
  });

  test.each([
    ['adFormat', 'adFormat=video'],
    ['pageToShow', 'pageToShow=dashboard'],
    ['adPosition', 'adPosition=bottom'],
  ])('is refused at its field for a wrong %s', async (field, query) => {
    const { status, body } = await world.ads('GET', `/searchSingleForTopHome?${query}`);
    expect(status).toBe(422);
    expect(body.errors.map(({ path }: { path: string }) => path)).toEqual([field]);
  });

  test('is kept by no cache, and its path is read in any case', async () => {
    const answer = await world.ads('GET', '/searchsingleFORtophome');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  });

  test('is another than the last where there is one, and the house’s own come last', async () => {
    const house = await insertCampaign(world.context(), {
      ...{
        ownerId: null,
        state: 'active',
        budgetPaise: paise(0),
        viewMills: 0,
        link: '/PropertyListHome',
      },
    });
    await world.reload();
    expect((await serve('TopHome')).adId).toBe(house.id);
    const one = await insertCampaign(world.context(), { state: 'active' });
    await world.reload();
    for (let i = 0; i < 10; i++) expect((await serve('TopHome')).adId).toBe(one.id);
    expect((await serve('TopHome', from('10.1.1.1'), `?not=${one.id}`)).adId).toBe(house.id);
    const two = await insertCampaign(world.context(), { state: 'active' });
    await world.reload();
    for (let i = 0; i < 10; i++) {
      expect((await serve('TopHome', from('10.1.1.1'), `?not=${one.id}`)).adId).toBe(two.id);
    }
  });

  test.each([
    ['is paused', { state: 'paused' }],
    ['waits for its payment', { state: 'approved' }],
    ['begins tomorrow', { startsOn: '2099-01-01', endsOn: '2099-01-02' }],
    ['is over', { startsOn: '2020-01-01', endsOn: '2020-01-02' }],
    ['has no picture', { picture: null }],
    ['has used up its budget', { spentMills: 500_00_000 }],
  ] as const)('is none that %s', async (_, more) => {
    await alone(more);
    expect(await serve('TopHome')).toBeNull();
  });

  test('is none of somebody who is suspended', async () => {
    const { ownerId } = await alone();
    await world.query('update people set suspended_at = now() where id = $1', ownerId);
    await world.reload();
    expect(await serve('TopHome')).toBeNull();
  });

  test('is none that has had its part of today, and is there again tomorrow', async () => {
    // ₹ 500 over ten days: ₹ 50 a day.
    const { id } = await alone({ spentMills: 50_00_000 });
    await world.query(
      `insert into ad_counts (campaign_id, day, place, views, spent_mills)
       select id, starts_on, 'TopHome', 1, spent_mills from ad_campaigns where id = $1`,
      id,
    );
    await world.reload();
    expect(await serve('TopHome')).toBeNull();
    await world.query(
      `update ad_campaigns set starts_on = starts_on - 1, ends_on = ends_on - 1 where id = $1`,
      id,
    );
    later(86_400_000);
    await world.reload();
    expect((await serve('TopHome')).adId).toBe(id);
    later(-86_400_000);
  });
});

describe('a view', () => {
  test('counts and costs once for a viewer, and again for another', async () => {
    const { id } = await alone();
    for (const address of ['10.1.1.1', '10.1.1.1', '10.1.1.2']) {
      const { nonce } = await serve('TopHome', from(address));
      later(2_000);
      const answer = await see(id, nonce, 1_500, from(address));
      expect([answer.status, answer.body.data]).toEqual([200, null]);
    }
    expect(await counts(id)).toEqual({ views: 2, clicks: 0, spent: 2 * VIEW_MILLS });
    expect((await world.row(id)).spent_mills).toBe(2 * VIEW_MILLS);
  });

  test('of one network counts once, whatever versions of a browser it makes up', async () => {
    const { id } = await alone();
    for (const version of [131, 132, 133]) {
      const headers = from('10.1.1.1', { 'user-agent': `Mozilla/5.0 (Linux) Chrome/${version}.0` });
      const { nonce } = await serve('TopHome', headers);
      later(2_000);
      await see(id, nonce, 1_500, headers);
    }
    expect(await counts(id)).toMatchObject({ views: 1 });
  });

  test('of one network counts four times a day at most, whatever browsers it makes up', async () => {
    const { id } = await alone();
    const makes = ['Edg/1', 'OPR/1', 'Firefox/1', 'Chrome/1', 'Safari/1', 'SamsungBrowser/1'];
    const systems = ['Android', 'iPhone', 'iPad', 'Windows', 'Macintosh', 'Linux', 'BeOS'];
    const agents = systems.flatMap((system) => makes.map((make) => `(${system}) ${make}`));
    const watch = async (address: string, agent: string) => {
      const headers = from(address, { 'user-agent': agent });
      const { nonce } = await serve('TopHome', headers);
      later(2_000);
      await see(id, nonce, 1_500, headers);
    };
    for (const agent of agents) await watch('10.1.1.1', agent);
    expect(await counts(id)).toMatchObject({ views: 4 });
    // Another network is others, behind which as many are told apart.
    await watch('10.1.1.2', '(Windows) Chrome/1');
    await watch('10.1.1.2', '(Android) Chrome/1');
    expect(await counts(id)).toMatchObject({ views: 6 });
  });

  test('of somebody whose pass is shown counts once wherever they are; their own ad’s never', async () => {
    const { id, ownerId } = await alone();
    const { buyer } = world.parties;
    for (const [personId, address] of [
      [buyer.id, '10.1.1.1'],
      [buyer.id, '10.1.1.2'],
      [ownerId ?? 0, '10.1.1.3'],
    ] as const) {
      const { pass } = signAdPass(world.context(), personId);
      const headers = from(address, { 'x-pass': pass });
      const { nonce } = await serve('TopHome', headers);
      later(2_000);
      await see(id, nonce, 1_500, headers);
    }
    expect(await counts(id)).toMatchObject({ views: 1 });
  });

  test('is not counted before its time, by the browser’s word or by our clock', async () => {
    const { id } = await alone();
    const { nonce } = await serve('TopHome');
    await see(id, nonce, 1_500);
    expect(await counts(id)).toMatchObject({ views: 0 });
    later(1_200);
    await see(id, nonce, 900);
    await see(id, nonce, 60_000);
    expect(await counts(id)).toMatchObject({ views: 0 });
    await see(id, nonce, 1_100);
    expect(await counts(id)).toMatchObject({ views: 1 });
  });

  test('of a video needs ten seconds', async () => {
    const { id } = await alone({ places: ['CenterHomeVideo'] });
    const { nonce } = await serve('CenterHomeVideo');
    later(9_000);
    await see(id, nonce, 10_500);
    expect(await counts(id)).toMatchObject({ views: 0 });
    later(2_000);
    await see(id, nonce, 10_500);
    expect(await counts(id)).toMatchObject({ views: 1 });
  });

  test.each<[string, (nonce: string, other: string) => [string, Record<string, string>]]>([
    [
      'forged',
      (nonce) => [`${nonce.slice(0, -2)}${nonce.endsWith('AA') ? 'BB' : 'AA'}`, from('10.1.1.1')],
    ],
    ['made up', () => ['1.TopHome.1700000000000.x', from('10.1.1.1')]],
    ['missing', () => ['', from('10.1.1.1')]],
    ['another ad’s', (_, other) => [other, from('10.1.1.1')]],
    ['from another address', (nonce) => [nonce, from('10.9.9.9')]],
    [
      'from another browser',
      (nonce) => [nonce, from('10.1.1.1', { 'user-agent': 'Chrome/131.0' })],
    ],
    ['for another place', (nonce) => [nonce.replace('TopHome', 'BottomHome'), from('10.1.1.1')]],
    [
      'made younger',
      (nonce) => [nonce.replace(/\.(\d{13})\./, (_, at) => `.${+at - 5_000}.`), from('10.1.1.1')],
    ],
  ])('with a nonce that is %s is not counted, and nobody is told', async (_, bend) => {
    const { id } = await alone({ places: ['TopHome', 'BottomHome'] });
    const { nonce } = await serve('TopHome');
    const other = await insertCampaign(world.context(), {
      state: 'active',
      places: ['DashBoardTopImage'],
    });
    await world.reload();
    const { nonce: otherNonce } = await serve('DashBoardTopImage');
    later(2_000);
    const [shown, headers] = bend(nonce, otherNonce);
    const answer = await see(id, shown, 1_500, headers);
    expect([answer.status, answer.body]).toEqual([200, { status: 1, message: 'OK', data: null }]);
    await follow(id, shown, headers);
    expect(await counts(id)).toEqual({ views: 0, clicks: 0, spent: 0 });
    expect(await counts(other.id)).toEqual({ views: 0, clicks: 0, spent: 0 });
  });

  test('is not counted an hour later, nor once its ad is paused', async () => {
    const { id } = await alone();
    const old = await serve('TopHome');
    later(NONCE_MINUTES * 60_000 + 1);
    await see(id, old.nonce);
    const { nonce } = await serve('TopHome');
    later(2_000);
    await world.query(`update ad_campaigns set state = 'paused' where id = $1`, id);
    await see(id, nonce);
    expect(await counts(id)).toMatchObject({ views: 0 });
  });

  test('of the house’s own counts and costs nothing', async () => {
    const { id } = await alone({ ownerId: null, budgetPaise: paise(0), viewMills: 0 });
    const { nonce } = await serve('TopHome');
    later(2_000);
    await see(id, nonce);
    expect(await counts(id)).toEqual({ views: 1, clicks: 0, spent: 0 });
  });

  test('is limited by address', async () => {
    const context = world.context();
    const calm = context.limits;
    context.limits = {
      ...NO_LIMITS,
      spend: (name, key, limit) => {
        expect([name, key, limit.calls > 0]).toEqual(['addStat', 'address 10.1.1.1', true]);
        return NO_LIMITS.spend(name, key, limit);
      },
    };
    await see(1, 'none');
    context.limits = calm;
    expect.assertions(1);
  });

  test('counts only grow, whatever a statement asks for', async () => {
    const { id } = await alone();
    const { nonce } = await serve('TopHome');
    later(2_000);
    await see(id, nonce);
    for (const statement of ['update ad_counts set views = 0', 'delete from ad_counts']) {
      await expect(world.query(`${statement} where campaign_id = $1`, id)).rejects.toThrow(
        /only grow/,
      );
    }
  });
});

describe('a click', () => {
  test('counts once for a viewer, not at once, and is told as interest', async () => {
    const { id } = await alone();
    const { nonce } = await serve('TopHome');
    await follow(id, nonce);
    expect(await counts(id)).toMatchObject({ clicks: 0 });
    later(400);
    await follow(id, nonce);
    await follow(id, nonce);
    expect(await counts(id)).toEqual({ views: 0, clicks: 1, spent: 0 });
    await world.reload();
    expect((await serve('TopHome')).interestedBy).toBe(1);
  });
});

describe('many views at once', () => {
  const rounds = raceRounds(1, 10);

  test('never overspend a budget, and its last view ends it', async () => {
    for (let round = 0; round < rounds; round++) {
      // 50 views and half of one.
      const budgetPaise = paise(12_12);
      const { id } = await alone({ budgetPaise, viewMills: VIEW_MILLS });
      const context = world.crowded();
      const proof = (n: number) => ({
        ...{ adId: id, place: 'TopHome' as const, at: context.now(), sinceMs: 2_000 },
        viewer: { hash: `d${round}-${n}`, personId: undefined },
      });
      const told = await Promise.all(
        Array.from({ length: 200 }, (_, n) => countView(context, proof(n))),
      );
      expect(told.filter(({ counted }) => counted)).toHaveLength(51);
      expect(told.filter(({ usedUp }) => usedUp)).toHaveLength(1);
      expect(await counts(id)).toEqual({ views: 51, clicks: 0, spent: budgetPaise * 1_000 });
      expect((await world.row(id)).spent_mills).toBe(budgetPaise * 1_000);
    }
  });

  test('of one viewer count once', async () => {
    const { id } = await alone();
    const context = world.crowded();
    const viewer = { hash: 'dsame', personId: undefined };
    const proof = {
      adId: id,
      place: 'TopHome' as const,
      at: context.now(),
      sinceMs: 2_000,
      viewer,
    };
    await Promise.all(Array.from({ length: 100 }, () => countView(context, proof)));
    expect(await counts(id)).toEqual({ views: 1, clicks: 0, spent: VIEW_MILLS });
  });

  test('the view that uses up the budget ends the campaign', async () => {
    const { id } = await alone({ budgetPaise: paise(24) });
    const { nonce } = await serve('TopHome');
    later(2_000);
    await see(id, nonce);
    await world.context().background.idle();
    expect((await world.row(id)).state).toBe('ended');
  });
});
