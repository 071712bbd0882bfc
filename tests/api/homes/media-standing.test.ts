import { describe, expect, test } from 'vitest';
import { paise, toRupees } from '#domain/lib/money.ts';
import { hashToken, newToken } from '#server/session/token.ts';
import { PASSWORD } from '#tests/api/world.ts';
import { aSession } from '#tests/builders/index.ts';
import { aPhoto, mediaDesk } from './media-desk.ts';

/** A picture is served as long as the thing it belongs to may be seen. */

const { anOwner, someone, context, sql, served } = mediaDesk();

const DRAWING = {
  seed: 7,
  kind: 'plan',
  subcategory: 'Flat',
  bedrooms: 2,
  storeys: 5,
  furnished: false,
  carpetSqft: 700,
};

/** A live home with an uploaded photo, a drawn plan and the picture its shared link shows. */
async function aHome() {
  const owner = await anOwner();
  const { url } = (await owner.upload(await aPhoto())).body.data.media;
  const [{ id: drawnId }] = await sql(
    `insert into listing_media (listing_id, position, kind, url, alt, drawing)
     values ($1, 9, 'floor_plan', '/media/1', 'Plan', $2) returning id`,
    owner.id,
    JSON.stringify(DRAWING),
  );
  const [{ price }] = await sql(
    'select price_paise as price from listings where id = $1',
    owner.id,
  );
  const shared = `/media/share/${owner.id}-${toRupees(paise(Number(price)))}.jpg`;
  return { owner, shared, paths: [`${url}-800.webp`, `/media/${drawnId}-400.webp`, shared] };
}

type Home = Awaited<ReturnType<typeof aHome>>;

async function statusesOf({ paths }: Home, headers: Record<string, string> = {}) {
  const answers = [];
  for (const path of paths) answers.push((await served(path, 'GET', headers)).status);
  return answers;
}

async function aCookie(personId: number) {
  const cookie = newToken();
  await aSession(context().db, personId, { cookieHash: hashToken(cookie) });
  const name = context().env.SITE_URL.startsWith('https:') ? '__Host-session' : 'session';
  return { cookie: `${name}=${cookie}` };
}

const setStatus = (status: string) => (home: Home) =>
  sql('update listings set status = $2 where id = $1', home.owner.id, status);

const DEATHS: Record<string, (home: Home) => Promise<unknown>> = {
  'withdrawn by its owner': ({ owner }) =>
    owner.call('POST', `/property/status/${owner.id}`, { action: 'withdraw' }),
  'taken down by staff': setStatus('withdrawn'),
  'frozen with its owner': ({ owner }) =>
    sql(`update listings set status = 'paused', frozen_at = now() where id = $1`, owner.id),
  'of an owner just suspended': ({ owner }) =>
    sql(`update people set suspended_at = now() where id = $1`, owner.person.id),
};

describe.each(Object.entries(DEATHS))('of a home %s', (_, die) => {
  test('no picture is served any more, to nobody who has one kept either', async () => {
    const home = await aHome();
    const tags: string[] = [];
    for (const path of home.paths) {
      const answer = await served(path);
      expect(answer.status, path).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
      const tag = answer.headers.get('etag') ?? '';
      expect((await served(path, 'GET', { 'if-none-match': tag })).status).toBe(304);
      tags.push(tag);
    }
    await die(home);
    for (const [i, path] of home.paths.entries()) {
      const headers = { 'if-none-match': tags[i] ?? '' };
      // Of a shared link nothing says that there was a home.
      const expected = path === home.shared ? 404 : 410;
      expect((await served(path, 'GET', headers)).status, path).toBe(expected);
    }
  });
});

test('of a deleted account no picture is served, the shared one neither', async () => {
  const home = await aHome();
  const tags: string[] = [];
  for (const path of home.paths) {
    const answer = await served(path);
    expect(answer.status, path).toBe(200);
    tags.push(answer.headers.get('etag') ?? '');
  }
  const gone = await home.owner.call('POST', '/profile/deleteaccount', { password: PASSWORD });
  expect(gone.status, JSON.stringify(gone.body)).toBe(200);
  await context().background.idle();
  for (const [i, path] of home.paths.entries()) {
    const { status } = await served(path, 'GET', { 'if-none-match': tags[i] ?? '' });
    expect([404, 410], path).toContain(status);
  }
});

test('a shared picture is drawn anew where the photo it shows is another', async () => {
  const home = await aHome();
  await home.owner.upload(await aPhoto());
  const before = (await served(home.shared)).headers.get('etag');
  await home.owner.call('PUT', `/property/media/${home.owner.id}/order`, {
    ids: (await home.owner.state()).media.map(({ id }: { id: number }) => id).reverse(),
  });
  const after = (await served(home.shared)).headers.get('etag');
  expect(after).not.toBe(before);
});

test('what is withdrawn its owner and staff still see, and nobody else', async () => {
  const home = await aHome();
  await setStatus('withdrawn')(home);
  const staff = await someone({ role: 'admin' });
  const stranger = await someone();
  const owners = await aCookie(home.owner.person.id);
  expect(await statusesOf(home, owners)).toEqual([200, 200, 404]);
  expect(await statusesOf(home, await aCookie(staff.person.id))).toEqual([200, 200, 404]);
  expect(await statusesOf(home, await aCookie(stranger.person.id))).toEqual([410, 410, 404]);
  const [photo = ''] = home.paths;
  const answer = await served(photo, 'GET', owners);
  expect(answer.headers.get('cache-control')).toBe('private, no-cache');
});

test('a photo of somebody suspended is gone, and back with them', async () => {
  const { person, send } = await someone();
  const { body } = await send('PUT', '/profile/photo', await aPhoto());
  const path = `${body.data.ProfileImage}-96.webp`;
  expect((await served(path)).status).toBe(200);
  await sql('update people set suspended_at = now() where id = $1', person.id);
  expect((await served(path)).status).toBe(410);
  await sql('update people set suspended_at = null where id = $1', person.id);
  expect((await served(path)).status).toBe(200);
});

test('an advertiser’s picture is gone with them', async () => {
  const { person } = await someone();
  const id = '11111111-2222-4333-8444-555555555555';
  const { store } = context().ports;
  await store.put(`ads/${id}/1200x400.webp`, await aPhoto(), 'image/webp');
  const path = `/media/ads/${id}-1200x400.webp`;
  expect((await served(path)).status).toBe(404);
  await sql(
    `insert into ad_campaigns (owner_id, format, headline, description, link, picture,
       budget_paise, starts_on, ends_on)
     values ($1, 'image', 'A', 'B', 'https://a.test', $2, 100, '2030-01-01', '2030-01-02')`,
    person.id,
    `/media/ads/${id}`,
  );
  expect((await served(path)).status).toBe(200);
  await sql('update people set suspended_at = now() where id = $1', person.id);
  expect((await served(path)).status).toBe(410);
});

test('a shared picture speaks the language in its address, and of others there is none', async () => {
  const { shared } = await aHome();
  const drawn = async (language: string) => {
    const answer = await served(shared.replace('/share/', `/share/${language}`));
    return answer.status === 200 ? Buffer.from(await answer.arrayBuffer()).toString('base64') : '';
  };
  const pictures = [await drawn(''), await drawn('mr-'), await drawn('xx-')];
  expect(pictures.map((picture) => picture !== '')).toEqual([true, true, false]);
  expect(pictures[0]).not.toBe(pictures[1]);
});
