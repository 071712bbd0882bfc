import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cashfreeESigner } from '#server/ports/esign/cashfree.ts';
import { openESigner } from '#server/ports/esign/index.ts';

/** Plays the provider as its documentation says. */
let server: Server;
let baseUrl: string;
let status = 200;
let standing: unknown = {};
const heard: { method: string; path: string; headers: IncomingMessage['headers']; body: string }[] =
  [];

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('latin1');
}

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request;
    heard.push({ method, path, headers, body: await bodyOf(request) });
    const body =
      method === 'GET'
        ? standing
        : path.endsWith('/document')
          ? { status: 'SUCCESS', document_id: 36 }
          : { status: 'SUCCESS', signing_link: 'https://sign.example/36' };
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const provider = () => cashfreeESigner({ baseUrl, clientId: 'id', clientSecret: 'secret' });
const WISH = {
  reference: 'agr-1-2-abcdef01-abcdef012345',
  draw: async () => ({ pdf: Buffer.from('%PDF-1.7 a text'), page: 3 }),
  signer: { name: 'Meera Apte', email: 'meera@example.in', mobile: '9810000000' },
  returnTo: 'https://site.example/BookedPropertyDetails/1/2?signature=x',
};

describe('the provider', () => {
  test('gets the file, then a request for one signer, and sends them on', async () => {
    heard.length = 0;
    expect(await provider().begin(WISH)).toEqual({ ok: true, url: 'https://sign.example/36' });
    const [file, request] = heard;
    expect(file).toMatchObject({ method: 'POST', path: '/verification/esignature/document' });
    expect(file?.headers).toMatchObject({ 'x-client-id': 'id', 'x-client-secret': 'secret' });
    expect(file?.headers['content-type']).toMatch(/^multipart\/form-data/);
    expect(file?.body).toContain('name="document"; filename="agreement.pdf"');
    expect(file?.body).toContain('%PDF-1.7 a text');
    expect(request?.path).toBe('/verification/esignature');
    expect(JSON.parse(request?.body ?? '')).toMatchObject({
      verification_id: WISH.reference,
      document_id: 36,
      notification_modes: [],
      auth_type: 'AADHAAR',
      redirect_url: WISH.returnTo,
      signers: [{ name: 'Meera Apte', phone: '9810000000', sign_positions: [{ page: 3 }] }],
    });
  });

  test.each([
    [{ status: 'IN_PROGRESS', signers: [{ status: 'SUCCESS' }] }, 'signed'],
    [{ status: 'IN_PROGRESS', signers: [{ status: 'SIGN_IN_PROGRESS' }] }, 'pending'],
    [{ status: 'PENDING', signers: [] }, 'pending'],
    [{ status: 'SUCCESS' }, 'pending'],
    [{ status: 'EXPIRED', signers: [{ status: 'PENDING' }] }, 'refused'],
    [{ status: 'FAILURE', signers: [{ status: 'FAILED' }] }, 'refused'],
    [{ hello: 1 }, 'unavailable'],
    ['no JSON', 'unavailable'],
  ])('standing %j is %s', async (answer, outcome) => {
    standing = answer;
    heard.length = 0;
    expect(await provider().outcomeOf(WISH.reference)).toBe(outcome);
    expect(heard[0]?.path).toBe(`/verification/esignature?verification_id=${WISH.reference}`);
  });

  test.each([
    [500, 'unavailable'],
    [401, 'unavailable'],
    [422, 'invalid'],
  ] as const)('that answers %s is %s', async (code, reason) => {
    status = code;
    expect(await provider().begin(WISH)).toEqual({ ok: false, reason });
    expect(await provider().outcomeOf('x')).toBe(reason === 'invalid' ? 'refused' : reason);
    status = 200;
  });

  test('that is not there is unavailable', async () => {
    const gone = cashfreeESigner({
      baseUrl: 'http://127.0.0.1:1',
      clientId: 'a',
      clientSecret: 'b',
    });
    expect(await gone.begin(WISH)).toEqual({ ok: false, reason: 'unavailable' });
  });
});

describe('which one signs', () => {
  const settings = { ESIGN: false };
  test('without settings the sandbox plays, and nobody does in production', async () => {
    expect(openESigner(settings, { mayPlay: true }).isSandbox).toBe(true);
    const closed = openESigner(settings, { mayPlay: false });
    expect(await closed.begin(WISH)).toEqual({ ok: false, reason: 'unavailable' });
    expect(await closed.outcomeOf('x')).toBe('unavailable');
  });

  test('asked for without the provider’s settings it says what is missing', () => {
    expect(() => openESigner({ ESIGN: true }, { mayPlay: true })).toThrow('KYC_CLIENT_SECRET');
  });
});
