import { createECDH, ECDH } from 'node:crypto';
import webPush from 'web-push';
import { DAY_SECONDS } from '#domain/lib/time/lengths.ts';
import type { Outbox } from '#server/ports/outbox.ts';

export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PushSender {
  readonly isSandbox: boolean;
  /** What a browser subscribes with. */
  readonly publicKey: string;
  /** `gone`: the browser has let go of the subscription. Throws on any other refusal. */
  send(
    target: PushTarget,
    payload: { title: string; body: string; link: string | null },
  ): Promise<'sent' | 'gone'>;
}

/** Hosts of the browsers' push services. Anything else would let a caller aim our requests. */
const SERVICES = [
  /^fcm\.googleapis\.com$/,
  /\.push\.services\.mozilla\.com$/,
  /^web\.push\.apple\.com$/,
  /\.notify\.windows\.com$/,
];

export function isPushService(endpoint: string): boolean {
  const host = URL.parse(endpoint)?.hostname ?? '';
  // Spelled out, so that every parser on the way reads this host: no port, no user, no backslash.
  return endpoint.startsWith(`https://${host}/`) && SERVICES.some((service) => service.test(host));
}

/** Whether a browser's keys are what encryption for it needs: a point of the curve and 16 bytes. */
export function arePushKeys({ p256dh, auth }: { p256dh: string; auth: string }): boolean {
  const isBase64Url = /^[\w-]+={0,2}$/;
  if (!isBase64Url.test(p256dh) || !isBase64Url.test(auth)) return false;
  const point = Buffer.from(p256dh, 'base64url');
  if (point.length !== 65 || Buffer.from(auth, 'base64url').length !== 16) return false;
  try {
    ECDH.convertKey(point, 'prime256v1');
    return true;
  } catch {
    return false;
  }
}

/** The VAPID key pair that belongs to a 32-byte secret. */
function keyPairOf(secret: Buffer) {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(secret);
  return {
    publicKey: curve.getPublicKey().toString('base64url'),
    privateKey: secret.toString('base64url'),
  };
}

/** Web push by VAPID, or into the outbox. Throws a sentence where push services would refuse us. */
export function openPush(
  live: boolean,
  secret: Buffer,
  siteUrl: string,
  outbox: Outbox,
): PushSender {
  const { publicKey, privateKey } = keyPairOf(secret);
  if (!live) {
    return {
      isSandbox: true,
      publicKey,
      async send({ endpoint }, { title, body }) {
        outbox.add({ channel: 'push', to: endpoint, subject: title, text: body });
        return 'sent';
      },
    };
  }
  if (!siteUrl.startsWith('https:')) {
    throw new Error('PUSH needs an https SITE_URL: push services ask who is sending.');
  }
  return {
    isSandbox: false,
    publicKey,
    async send({ endpoint, p256dh, auth }, payload) {
      try {
        await webPush.sendNotification(
          { endpoint, keys: { p256dh, auth } },
          JSON.stringify(payload),
          {
            vapidDetails: { subject: siteUrl, publicKey, privateKey },
            TTL: DAY_SECONDS,
            timeout: 10_000,
          },
        );
        return 'sent';
      } catch (error) {
        const status = (error as { statusCode?: number }).statusCode;
        if (status === 404 || status === 410) return 'gone';
        throw new Error(`The push service refused: ${status ?? 'no answer'}`);
      }
    },
  };
}
