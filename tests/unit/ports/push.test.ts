import { createECDH } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { secretsFrom } from '#server/lib/secrets.ts';
import { Outbox } from '#server/ports/outbox.ts';
import { arePushKeys, isPushService, openPush } from '#server/ports/push/index.ts';
import { aBrowser, startPushService } from '#tests/emulators/push-service.ts';

const SITE = 'https://propertysearch.test';
const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/abc:APA91';
const NEWS = { title: 'Visit on Sunday', body: 'At eleven, in Aundh — भेट', link: '/Request/7' };
const secret = secretsFrom('a secret that only this test knows').key('web push');
const browser = aBrowser(ENDPOINT);

describe('where a push may be sent', () => {
  test.each([
    ENDPOINT,
    'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
    'https://web.push.apple.com/QGuQ',
    'https://wns2-pn1p.notify.windows.com/w/?token=BQ',
  ])('%s', (endpoint) => expect(isPushService(endpoint)).toBe(true));

  test.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://fcm.googleapis.com.evil.test/x',
    'https://evil.test/fcm.googleapis.com/',
    'https://evilpush.services.mozilla.com/',
    'https://fcm.googleapis.com@evil.test/',
    'https://user:pass@fcm.googleapis.com/',
    'https://evil.test\\@fcm.googleapis.com/',
    'https:\\\\fcm.googleapis.com/x',
    'https://fcm.googleapis.com',
    'https://127.0.0.1/x',
    'https://localhost/x',
    'nonsense',
    '',
  ])('not %j', (endpoint) => expect(isPushService(endpoint)).toBe(false));
});

describe('a browser’s keys', () => {
  const { p256dh, auth } = browser.target;
  const offCurve = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]).toString('base64url');
  test.each([
    [p256dh, auth, true],
    [p256dh, `${auth}==`, true],
    [p256dh, auth.slice(2), false],
    [p256dh.slice(4), auth, false],
    [offCurve, auth, false],
    ['', '', false],
    [p256dh, `${auth} `, false],
  ])('%j and %j: %s', (point, shared, good) => {
    expect(arePushKeys({ p256dh: point, auth: shared })).toBe(good);
  });
});

describe('the key browsers subscribe with', () => {
  test('belongs to the secret, the same on every node', () => {
    const keyOf = (bytes: Buffer) => openPush(false, bytes, SITE, new Outbox()).publicKey;
    const curve = createECDH('prime256v1');
    curve.setPrivateKey(secret);
    expect(keyOf(secret)).toBe(curve.getPublicKey().toString('base64url'));
    expect(Buffer.from(keyOf(secret), 'base64url')).toHaveLength(65);
    const other = secretsFrom('another secret, of another installation').key('web push');
    expect(keyOf(other)).not.toBe(keyOf(secret));
    expect(openPush(true, secret, SITE, new Outbox()).publicKey).toBe(keyOf(secret));
  });
});

test('the sandbox keeps the message', async () => {
  const outbox = new Outbox();
  const push = openPush(false, secret, 'http://localhost:4321', outbox);
  expect(push.isSandbox).toBe(true);
  expect(await push.send(browser.target, NEWS)).toBe('sent');
  expect(outbox.list(ENDPOINT)).toMatchObject([
    { channel: 'push', to: ENDPOINT, subject: NEWS.title, text: NEWS.body },
  ]);
});

test('without https there is no live push: the services refuse such a sender', () => {
  expect(() => openPush(true, secret, 'http://localhost:4321', new Outbox())).toThrow('https');
});

describe('a live push', () => {
  let service: Awaited<ReturnType<typeof startPushService>>;
  const hosts: unknown[] = [];
  beforeAll(async () => {
    service = await startPushService();
    // The emulator has no certificate of the service: the same request, without TLS.
    vi.spyOn(https, 'request').mockImplementation(((
      options: http.RequestOptions,
      answered: (response: http.IncomingMessage) => void,
    ) => {
      hosts.push(options.hostname);
      return http.request({ ...options, hostname: '127.0.0.1', port: service.port }, answered);
    }) as typeof https.request);
  });
  afterEach(() => {
    service.status = 201;
    service.received.length = 0;
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await service.close();
  });
  const push = openPush(true, secret, SITE, new Outbox());

  test('can be read by the browser alone, and is signed by the house', async () => {
    expect(await push.send(browser.target, NEWS)).toBe('sent');
    expect(hosts).toEqual(['fcm.googleapis.com']);
    const [request] = service.received;
    if (!request) throw new Error('nothing came');
    expect(request.path).toBe('/fcm/send/abc:APA91');
    expect(request.headers).toMatchObject({ ttl: '86400', 'content-encoding': 'aes128gcm' });
    expect(request.body.includes('Sunday')).toBe(false);
    expect(browser.open(request.body)).toEqual(NEWS);
    expect(() => aBrowser(ENDPOINT).open(request.body)).toThrow();
    const { authorization = '' } = request.headers;
    expect(service.claimsOf(authorization, push.publicKey)).toMatchObject({
      aud: 'https://fcm.googleapis.com',
      sub: SITE,
    });
  });

  test.each([404, 410])('%i: the subscription has gone', async (status) => {
    service.status = status;
    expect(await push.send(browser.target, NEWS)).toBe('gone');
  });

  test.each([400, 403, 413, 429, 500])('%i is told without the address', async (status) => {
    service.status = status;
    await expect(push.send(browser.target, NEWS)).rejects.toThrow(
      new Error(`The push service refused: ${status}`),
    );
  });
});
