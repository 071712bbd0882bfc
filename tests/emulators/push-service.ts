import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';

const derive = (secret: Buffer, salt: Buffer, info: string | Buffer, bytes: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

/** A browser's side of RFC 8291: one record of aes128gcm, opened with its keys. */
function open(body: Buffer, keys: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + idLength);
  const record = body.subarray(21 + idLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const key = derive(keys.computeSecret(sender), auth, info, 32);
  const decipher = createDecipheriv(
    'aes-128-gcm',
    derive(key, salt, 'Content-Encoding: aes128gcm\0', 16),
    derive(key, salt, 'Content-Encoding: nonce\0', 12),
  );
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

/** The claims of an `authorization: vapid t=...,k=...`, or null unless `publicKey` signed them. */
function claimsOf(header: string, publicKey: string): { aud: string; sub: string } | null {
  const [, head, claims = '', signature = '', key] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), ?k=([\w-]+)$/.exec(header) ?? [];
  if (key !== publicKey) return null;
  const point = Buffer.from(publicKey, 'base64url');
  const signer = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: signer, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return signed ? JSON.parse(Buffer.from(claims, 'base64url').toString()) : null;
}

/** A subscription as a browser makes it, with the keys to open what comes. */
export function aBrowser(endpoint: string) {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = randomBytes(16);
  return {
    target: {
      endpoint,
      p256dh: keys.getPublicKey().toString('base64url'),
      auth: auth.toString('base64url'),
    },
    open: (body: Buffer): unknown => JSON.parse(open(body, keys, auth)),
  };
}

/** A stand-in for a browser maker's push service, without its TLS. Keeps what came in. */
export async function startPushService() {
  const emulator = {
    port: 0,
    /** Answers with this status; 0 leaves the caller waiting. */
    status: 201,
    received: [] as { path: string; headers: IncomingHttpHeaders; body: Buffer }[],
    claimsOf,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  const server = createServer(async (request, response) => {
    const { url: path = '', headers } = request;
    emulator.received.push({ path, headers, body: await buffer(request) });
    if (emulator.status) response.writeHead(emulator.status).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  emulator.port = address.port;
  return emulator;
}
