import { describe, expect, test } from 'vitest';
import { pushSubscriptions } from '#server/db/schema/index.ts';
import { aSession } from '#tests/builders/index.ts';
import { aBrowser } from '#tests/emulators/push-service.ts';
import { notificationsDesk } from './notifications-desk.ts';

const desk = notificationsDesk();
const { person, api } = desk;

describe('push', () => {
  async function caller() {
    const { id } = await person();
    const { headers } = await aSession(desk.db, id);
    return {
      id,
      subscribe: (body: unknown) => api('POST', '/api/notifications/push', body, headers),
      end: (endpoint: string) => api('POST', '/api/notifications/push/end', { endpoint }, headers),
    };
  }
  const subscription = (endpoint: string) => {
    const { p256dh, auth } = aBrowser(endpoint).target;
    return { endpoint, keys: { p256dh, auth } };
  };
  const ENDPOINT = 'https://updates.push.services.mozilla.com/wpush/v2/one';
  const subscribers = async (endpoint = ENDPOINT) =>
    (await desk.db.select().from(pushSubscriptions)).filter((row) => row.endpoint === endpoint);

  test('goes to whoever subscribed last in a browser; only they can end it', async () => {
    const [first, second] = [await caller(), await caller()];
    expect((await first.subscribe(subscription(ENDPOINT))).status).toBe(200);
    const again = subscription(ENDPOINT);
    expect((await second.subscribe(again)).status).toBe(200);
    expect(await subscribers()).toMatchObject([{ personId: second.id, ...again.keys }]);
    expect((await first.end(ENDPOINT)).status).toBe(200);
    expect(await subscribers()).toHaveLength(1);
    expect((await second.end(ENDPOINT)).status).toBe(200);
    expect(await subscribers()).toEqual([]);
  });

  test('is refused for any other address, and for keys that cannot encrypt', async () => {
    const { subscribe } = await caller();
    const inside = subscription('https://169.254.169.254/latest');
    for (const [body, path] of [
      [inside, 'endpoint'],
      [{ ...inside, endpoint: 'http://fcm.googleapis.com/x' }, 'endpoint'],
      [{ endpoint: ENDPOINT, keys: { p256dh: 'AAAA', auth: 'AAAA' } }, 'keys'],
    ] as const) {
      const answer = await subscribe(body);
      expect([answer.status, answer.body.errors[0].path]).toEqual([422, path]);
    }
    expect(await subscribers(inside.endpoint)).toEqual([]);
  });

  test('keeps a person’s ten newest browsers', async () => {
    const { id, subscribe } = await caller();
    for (let at = 0; at < 12; at++) await subscribe(subscription(`${ENDPOINT}-${at}`));
    const own = (await desk.db.select().from(pushSubscriptions)).filter(
      ({ personId }) => personId === id,
    );
    expect(own.map(({ endpoint }) => endpoint)).toHaveLength(10);
    expect(own.some(({ endpoint }) => endpoint === `${ENDPOINT}-1`)).toBe(false);
  });
});
