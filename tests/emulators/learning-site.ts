import { createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export const TRAINING_SECRET = 'a secret shared with the learning site alone';

interface Claims {
  aud: string;
  sub: string;
  email: string;
  iat: number;
  exp: number;
  jti: string;
}

const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());

/** A stand-in for the learning site: it lets in whom a token names, once and in time. */
export async function startLearningSite() {
  const used = new Set<string>();
  const emulator = {
    url: '',
    now: () => Date.now(),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };

  function refusal(token: string): string | Claims {
    const [header = '', claims = '', signature = ''] = token.split('.');
    const expected = createHmac('sha256', TRAINING_SECRET).update(`${header}.${claims}`).digest();
    const given = Buffer.from(signature, 'base64url');
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'forged';
    if (read(header).alg !== 'HS256') return 'another algorithm';
    const claim = read(claims) as Claims;
    if (claim.aud !== new URL(emulator.url).origin) return 'for another site';
    if (claim.exp * 1_000 <= emulator.now()) return 'too late';
    if (claim.exp - claim.iat > 300) return 'good for too long';
    if (used.has(claim.jti)) return 'used before';
    used.add(claim.jti);
    return claim;
  }

  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', emulator.url);
    const found = refusal(searchParams.get('token') ?? '');
    const isIn = typeof found !== 'string';
    response
      .writeHead(isIn ? 200 : 401, { 'content-type': 'application/json' })
      .end(JSON.stringify(isIn ? { email: found.email, id: found.sub } : { refused: found }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  emulator.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/welcome?from=site`;
  return emulator;
}
