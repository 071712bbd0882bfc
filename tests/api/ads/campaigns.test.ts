import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { puneDate } from '#domain/lib/time/pune.ts';
import { adPictureKey } from '#server/ads/campaigns/ad-media.ts';
import { expireCampaigns } from '#server/ads/campaigns/expire.ts';
import { forgetAdViewers } from '#server/ads/campaigns/forget-viewers.ts';
import { settle } from '#server/money/payments/settle.ts';
import { hashPassword } from '#server/people/auth/password.ts';
import { playSandbox } from '#server/ports/gateway/sandbox/play.ts';
import { adWorld, fields, insertCampaign } from './ad-world.ts';

const world = adWorld();
const { parties, as, must, step, staff } = world;

/** A photo with its place in the EXIF, as phones write it. */
const photo = (width = 1600, height = 900) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .withExif({ IFD0: { Copyright: 'somebody', ImageDescription: 'at home' } })
    .jpeg()
    .toBuffer();

async function gif(frames = 4, width = 640, height = 400): Promise<Buffer> {
  const pictures = await Promise.all(
    Array.from({ length: frames }, (_, at) =>
      sharp({
        create: { width, height, channels: 3, background: { r: (at * 37) % 256, g: 99, b: 120 } },
      })
        .png()
        .toBuffer(),
    ),
  );
  const [only] = pictures;
  const joined = pictures.length > 1 ? sharp(pictures, { join: { animated: true } }) : sharp(only);
  return joined.gif({ delay: pictures.map(() => 200) }).toBuffer();
}

const create = (more: object = {}) =>
  as(parties.owner, 'POST', '/campaigns', fields(world.context().now(), more));
const upload = (id: number, file: Buffer) =>
  as(parties.owner, 'POST', `/campaigns/${id}/picture`, file);
const detail = (id: number) => must(as(parties.owner, 'GET', `/campaigns/${id}`));

/** A draft that can be submitted. */
async function aDraft(more: object = {}): Promise<number> {
  const { id } = await must(create(more));
  await must(upload(id, await photo()));
  return id;
}

async function running(more: object = {}): Promise<number> {
  const id = await aDraft(more);
  await must(step(parties.owner, id, 'submit'));
  await must(staff(id, 'approve'));
  await world.pay(id);
  return id;
}

/** One more viewer sees the ad at the top of home for long enough. */
async function watch(id: number, address: string): Promise<void> {
  await world.reload();
  const headers = world.from(address);
  const { nonce } = await world.serve('TopHome', headers);
  world.later(2_000);
  await world.see(id, nonce, 1_500, headers);
}

describe('an advertiser’s story', () => {
  test('draft, submit, approve, pay, seen, cancelled: the rest goes back with its GST', async () => {
    const id = await aDraft();
    expect(await detail(id)).toMatchObject({
      state: 'draft',
      budget: 1_000,
      spent: 0,
      orderId: null,
    });
    const submitted = await must(step(parties.owner, id, 'submit'));
    expect(submitted.prices).toEqual([
      { place: 'TopHome', price: 240 },
      { place: 'BottomHome', price: 120 },
    ]);

    const waiting = await must(as(parties.staff, 'GET', '/admin/campaigns'));
    expect(waiting.items.map((row: { id: number }) => row.id)).toContain(id);
    const early = await as(parties.owner, 'POST', '/subscriptions/quote', {
      purpose: 'adCampaign',
      subjectId: id,
    });
    expect([early.status, early.body.message]).toEqual([409, expect.stringMatching(/approved/)]);

    await must(staff(id, 'approve'));
    const quote = await must(
      as(parties.owner, 'POST', '/subscriptions/quote', { purpose: 'adCampaign', subjectId: id }),
    );
    expect(quote.amounts).toMatchObject({ list: 1_000, cgst: 90, sgst: 90, total: 1_180 });
    const order = await world.pay(id);
    expect(order.state).toBe('paid');
    const [invoice] = await world.query(`select lines from invoices where order_id = $1`, order.id);
    expect(invoice.lines[0].sac).toBe('998365');

    await watch(id, '10.2.0.1');
    await watch(id, '10.2.0.2');
    const { nonce } = await world.serve('TopHome', world.from('10.2.0.1'));
    world.later(1_000);
    await world.follow(id, nonce, world.from('10.2.0.1'));
    expect(await detail(id)).toMatchObject({ state: 'active', views: 2, clicks: 1, spent: 0.48 });

    // ₹ 999.52 are left, and 18 % on them.
    const ended = await must(step(parties.owner, id, 'cancel'));
    expect(ended).toMatchObject({ state: 'refunded', spent: 0.48, refunded: 1_179.43 });
    expect(ended.timeline.map(({ event }: { event: string }) => event)).toEqual([
      'create',
      'submit',
      'approve',
      'pay',
      'cancel',
    ]);
    await world.context().background.idle();
    const notes = await world.query(
      `select total_paise from invoices where order_id = $1 and kind = 'credit-note'`,
      order.id,
    );
    expect(notes).toEqual([{ total_paise: 117_943 }]);
    expect((await step(parties.owner, id, 'cancel')).status).toBe(409);
    await world.reload();
    expect(await world.serve('TopHome')).toBeNull();
    await world.expectBooksInOrder();
  });

  test('an untouched budget goes back whole, and a payment that comes too late too', async () => {
    const id = await running();
    expect((await must(step(parties.owner, id, 'cancel'))).refunded).toBe(1_180);

    const late = await aDraft();
    await must(step(parties.owner, late, 'submit'));
    await must(staff(late, 'approve'));
    const orderId = await world.order(late);
    await must(step(parties.owner, late, 'withdraw'));
    await playSandbox(world.db(), orderId, 'pay');
    expect((await settle(world.context(), orderId)).order.state).toBe('returned');
    expect((await world.row(late)).state).toBe('withdrawn');
    await world.expectBooksInOrder();
  });

  test('a budget changed after the order was made is not bought by it', async () => {
    const id = await aDraft();
    await must(step(parties.owner, id, 'submit'));
    await must(staff(id, 'approve'));
    const orderId = await world.order(id);
    await must(step(parties.owner, id, 'revise'));
    await must(as(parties.owner, 'PUT', `/campaigns/${id}`, fields(undefined, { budget: 5_000 })));
    await must(step(parties.owner, id, 'submit'));
    await must(staff(id, 'approve'));
    await playSandbox(world.db(), orderId, 'pay');
    expect((await settle(world.context(), orderId)).order.state).toBe('returned');
    expect((await world.row(id)).state).toBe('approved');
  });

  test('what was changed and submitted anew is not approved by who saw it before', async () => {
    const id = await aDraft();
    await must(step(parties.owner, id, 'submit'));
    const { items } = await must(as(parties.staff, 'GET', '/admin/campaigns'));
    const { submittedAt } = items.find((row: { id: number }) => row.id === id);
    await must(step(parties.owner, id, 'revise'));
    const change = fields(undefined, { headLine: 'Double your money by Diwali' });
    await must(as(parties.owner, 'PUT', `/campaigns/${id}`, change));
    world.later(1_000);
    await must(step(parties.owner, id, 'submit'));
    expect((await staff(id, 'approve', { submittedAt })).status).toBe(409);
    expect((await detail(id)).state).toBe('submitted');
    await must(staff(id, 'approve'));
  });

  test('rejected with a reason, changed, and submitted again', async () => {
    const id = await aDraft();
    await must(step(parties.owner, id, 'submit'));
    expect((await staff(id, 'reject', {})).status).toBe(422);
    await must(staff(id, 'reject', { reason: 'The headline promises what no home can keep.' }));
    expect(await detail(id)).toMatchObject({
      state: 'rejected',
      reason: expect.stringMatching(/promises/),
    });
    const change = fields(undefined, { headLine: 'Interiors made to measure' });
    expect((await as(parties.owner, 'PUT', `/campaigns/${id}`, change)).status).toBe(409);
    await must(step(parties.owner, id, 'revise'));
    expect((await must(as(parties.owner, 'PUT', `/campaigns/${id}`, change))).headLine).toBe(
      'Interiors made to measure',
    );
    expect((await must(step(parties.owner, id, 'submit'))).reason).toBeNull();
  });

  test('paused and resumed; taken down by staff with a reason and the rest back', async () => {
    const id = await running();
    await must(step(parties.owner, id, 'pause'));
    await world.reload();
    expect(await world.serve('BottomHome')).toBeNull();
    await must(step(parties.owner, id, 'resume'));
    await must(staff(id, 'stop', { reason: 'Its link leads to something else.' }));
    expect(await detail(id)).toMatchObject({ state: 'refunded', refunded: 1_180 });
    // It counts against what they may send back alone.
    expect(
      await world.query(
        `select r.requested_by from refunds r join ad_campaigns c on c.order_id = r.order_id
         where c.id = $1`,
        id,
      ),
    ).toEqual([{ requested_by: parties.staff.id }]);
    await world.expectBooksInOrder();
  });

  test('staff who give all of it back end it; its rest does not go back twice', async () => {
    const id = await running();
    const { orderId } = await detail(id);
    await must(
      as(parties.staff, 'POST', `/admin/orders/${orderId}/refund`, {
        amount: 1_180,
        refunded: 0,
        reason: 'Booked by mistake, given back.',
      }),
    );
    expect(await detail(id)).toMatchObject({ state: 'refunded', refunded: 1_180 });
    const part = await running();
    const partly = (await detail(part)).orderId;
    await must(
      as(parties.staff, 'POST', `/admin/orders/${partly}/refund`, {
        amount: 1_000,
        refunded: 0,
        reason: 'For the trouble you had with it.',
      }),
    );
    expect((await must(step(parties.owner, part, 'cancel'))).refunded).toBe(1_180);
    await world.expectBooksInOrder();
  });

  test('ends by itself: when its days are over with the rest back, unpaid without a word of money', async () => {
    const id = await running();
    const unpaid = await aDraft();
    await must(step(parties.owner, unpaid, 'submit'));
    for (const one of [id, unpaid]) {
      await world.query(
        `update ad_campaigns set starts_on = starts_on - 20, ends_on = ends_on - 20 where id = $1`,
        one,
      );
    }
    expect((await staff(unpaid, 'approve')).status).toBe(409);
    await expireCampaigns(world.context());
    expect(await expireCampaigns(world.context())).toBe(0);
    expect(await detail(id)).toMatchObject({ state: 'refunded', refunded: 1_180 });
    expect((await detail(unpaid)).state).toBe('withdrawn');
    await world.expectBooksInOrder();
  });

  test('a price that staff change holds for what is submitted after', async () => {
    const before = await aDraft({ places: ['BottomHome'] });
    await must(step(parties.owner, before, 'submit'));
    const [item] = await world.query(
      `select id, name, description from price_items where code = 'ad-bottom-home' and valid_until is null`,
    );
    await must(
      as(parties.staff, 'POST', `/admin/prices/${item.id}/change`, {
        ...{ name: item.name, description: item.description },
        ...{ price: 99.99, validityDays: null, grants: {} },
      }),
    );
    const after = await aDraft({ places: ['BottomHome'] });
    expect((await must(step(parties.owner, after, 'submit'))).prices).toEqual([
      { place: 'BottomHome', price: 99.99 },
    ]);
    expect((await detail(before)).prices).toEqual([{ place: 'BottomHome', price: 120 }]);
  });
});

describe('what an advertiser writes', () => {
  test.each([
    ['siteLink', { siteLink: 'http://interiors.propertysearch.test' }],
    ['siteLink', { siteLink: 'https://me:secret@interiors.propertysearch.test' }],
    ['siteLink', { siteLink: 'https://127.0.0.1/admin' }],
    ['siteLink', { siteLink: 'https://0x7f000001/' }],
    ['siteLink', { siteLink: 'https://[::1]/' }],
    ['siteLink', { siteLink: 'https://localhost/' }],
    ['siteLink', { siteLink: 'https://printer.local/' }],
    ['siteLink', { siteLink: 'javascript:alert(1)' }],
    ['videoLink', { format: 'video', places: ['CenterHomeVideo'] }],
    [
      'videoLink',
      { format: 'video', places: ['CenterHomeVideo'], videoLink: 'https://example.org/a.avi' },
    ],
    ['videoLink', { videoLink: 'https://youtu.be/dQw4w9WgXcQ' }],
    ['places', { places: ['CenterHomeGif'] }],
    ['places', { places: [] }],
    ['budget', { budget: 499 }],
    ['endsOn', { endsOn: '2020-01-01' }],
    ['startsOn', { startsOn: '2020-01-01' }],
    ['endsOn', { endsOn: puneDate(new Date(), 400) }],
  ])('is refused at %s: %j', async (field, more) => {
    const { status, body } = await create(more);
    expect(status).toBe(422);
    expect(body.errors.map(({ path }: { path: string }) => path)).toContain(field);
  });

  test('a video is a YouTube link or a file', async () => {
    for (const videoLink of [
      'https://www.youtube.com/shorts/dQw4w9WgXcQ',
      'https://cdn.propertysearch.test/tour.mp4',
    ]) {
      const made = await must(create({ format: 'video', places: ['CenterHomeVideo'], videoLink }));
      expect(made.media).toMatchObject({
        mediaUrl: videoLink,
        youtubeId: videoLink.includes('youtube') ? 'dQw4w9WgXcQ' : null,
      });
      expect((await upload(made.id, await photo())).status).toBe(409);
      await must(step(parties.owner, made.id, 'submit'));
    }
  });

  test('nothing without a picture is submitted', async () => {
    const { id } = await must(create());
    expect((await step(parties.owner, id, 'submit')).status).toBe(409);
  });
});

describe('a picture', () => {
  const stored = async (url: string) =>
    (await world.context().ports.store.get(adPictureKey(url) ?? ''))?.bytes;

  test('is kept in the sizes of its places, with nothing but its pixels', async () => {
    const id = await aDraft();
    const { media } = await detail(id);
    expect(media.sources.map(({ width }: { width: number }) => width)).toEqual([600, 1200]);
    for (const shape of ['1200x400', '600x200', '1200x300', '600x150']) {
      const bytes = await stored(media.mediaUrl.replace('1200x400', shape));
      const { width, height, format, exif } = await sharp(bytes).metadata();
      expect([`${width}x${height}`, format, exif]).toEqual([shape, 'webp', undefined]);
    }
    await must(upload(id, await photo(800, 800)));
    await world.context().background.idle();
    expect(await stored(media.mediaUrl)).toBeUndefined();
  });

  test('that moves becomes an animated WebP and a still', async () => {
    const { id } = await must(create({ format: 'gif', places: ['CenterHomeGif'] }));
    const { media } = await must(upload(id, await gif()));
    const moving = await sharp(await stored(media.mediaUrl), { animated: true }).metadata();
    expect([moving.format, moving.pages, moving.width, moving.pageHeight]).toEqual([
      'webp',
      4,
      640,
      360,
    ]);
    const still = await sharp(await stored(media.stillUrl)).metadata();
    expect([still.pages ?? 1, still.width, still.height]).toEqual([1, 640, 360]);
    await must(as(parties.owner, 'PUT', `/campaigns/${id}`, fields()));
    expect((await detail(id)).media).toBeNull();
  });

  test.each([
    ['too small an image', {}, () => photo(500, 300), /600 × 200/],
    ['a GIF for an image', {}, () => gif(), /JPEG, PNG or WebP/],
    [
      'an image for a GIF',
      { format: 'gif', places: ['CenterHomeGif'] },
      () => photo(),
      /animated GIF/,
    ],
    [
      'a GIF that stands still',
      { format: 'gif', places: ['CenterHomeGif'] },
      () => gif(1),
      /does not move/,
    ],
    [
      'too small a GIF',
      { format: 'gif', places: ['CenterHomeGif'] },
      () => gif(3, 200, 100),
      /320 × 180/,
    ],
    [
      'too many frames',
      { format: 'gif', places: ['CenterHomeGif'] },
      () => gif(160, 320, 180),
      /160 frames/,
    ],
    ['what is cut short', {}, async () => (await photo()).subarray(0, 2_000), /damaged/],
    ['text', {}, async () => Buffer.from('<svg onload="x">'), /JPEG, PNG or WebP/],
  ] as const)('is refused where it is %s', async (_, more, make, words) => {
    const { id } = await must(create(more));
    const { status, body } = await upload(id, await make());
    expect([status, body.message]).toEqual([422, expect.stringMatching(words)]);
  });
});

describe('a report', () => {
  test('says by day and place what was counted, and as CSV', async () => {
    const { id } = await insertCampaign(world.context(), {
      ownerId: parties.owner.id,
      state: 'active',
    });
    await world.query(
      `insert into ad_counts (campaign_id, day, place, views, clicks, spent_mills) values
       ($1, '2026-11-01', 'TopHome', 200, 4, 4800000), ($1, '2026-11-01', 'BottomHome', 100, 0, 1200000),
       ($1, '2026-11-03', 'TopHome', 50, 1, 1200000)`,
      id,
    );
    const report = await must(as(parties.owner, 'GET', `/campaigns/${id}/report`));
    expect(report.total).toEqual({ views: 350, clicks: 5, clickRate: 1.43, spent: 72 });
    expect(report.days).toEqual([
      { day: '2026-11-01', views: 300, clicks: 4, clickRate: 1.33, spent: 60 },
      { day: '2026-11-02', views: 0, clicks: 0, clickRate: null, spent: 0 },
      { day: '2026-11-03', views: 50, clicks: 1, clickRate: 2, spent: 12 },
    ]);
    expect(
      report.places.map(({ place, views }: { place: string; views: number }) => [place, views]),
    ).toEqual([
      ['TopHome', 250],
      ['BottomHome', 100],
    ]);
    const csv = await as(parties.owner, 'GET', `/campaigns/${id}/report/csv`);
    expect(csv.headers.get('content-type')).toMatch(/text\/csv/);
    expect(csv.body.split('\r\n')).toContain('2026-11-01,"Home, top",200,4,2,48.00');
    for (const path of ['report', 'report/csv']) {
      expect((await as(parties.stranger, 'GET', `/campaigns/${id}/${path}`)).status).toBe(404);
      expect((await as(parties.staff, 'GET', `/campaigns/${id}/${path}`)).status).toBe(200);
    }
  });
});

describe('who has gone', () => {
  test('viewers are forgotten, and what they counted stays', async () => {
    const { id } = await insertCampaign(world.context(), { state: 'active' });
    await world.query(
      `insert into ad_marks (campaign_id, kind, viewer, at) values
       ($1, 'view', 'dold', now() - interval '3 days'), ($1, 'view', 'pold', now() - interval '3 days'),
       ($1, 'view', 'dnew', now())`,
      id,
    );
    const forget = () => forgetAdViewers(world.context(), new AbortController().signal);
    expect(await forget()).toBe(1);
    await world.query(`update ad_campaigns set state = 'ended' where id = $1`, id);
    expect(await forget()).toBe(1);
    const left = await world.query('select viewer from ad_marks where campaign_id = $1', id);
    expect(left).toEqual([{ viewer: 'dnew' }]);
  });

  test('an advertiser who deletes their account cancels what is paid first', async () => {
    const someone = await world.member();
    await world.query(
      'update people set password_hash = $2 where id = $1',
      someone.id,
      await hashPassword('mango pickle'),
    );
    const paid = await insertCampaign(world.context(), { ownerId: someone.id, state: 'active' });
    const draft = await insertCampaign(world.context(), { ownerId: someone.id });
    const leave = () => as(someone, 'POST', '/profile/deleteaccount', { password: 'mango pickle' });
    const refused = await leave();
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringMatching(/ads running/),
    ]);
    await must(step(someone, paid.id, 'cancel'));
    await must(leave());
    expect((await world.row(draft.id)).state).toBe('withdrawn');
  });
});
