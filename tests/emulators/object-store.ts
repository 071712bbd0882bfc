import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export const ACCOUNT = {
  bucket: 'papers',
  region: 'ap-south-1',
  accessKey: 'AKEY',
  secretKey: 'S',
};

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8}\/[^/]+\/s3\/aws4_request), SignedHeaders=([\w;-]+), Signature=([0-9a-f]{64})$/;
const FIFTEEN_MINUTES = 15 * 60_000;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();

function timeOf(stamp: string): number {
  return Date.parse(
    stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'),
  );
}

/** The error code for a request that is not signed as Signature Version 4 wants it. */
function faultOf(req: IncomingMessage, body: Buffer): string | undefined {
  const header = (name: string) => String(req.headers[name] ?? '');
  const [, accessKey, scope = '', names = '', signature = ''] =
    AUTHORIZATION.exec(header('authorization')) ?? [];
  if (!accessKey) return 'AccessDenied';
  if (accessKey !== ACCOUNT.accessKey) return 'InvalidAccessKeyId';
  const stamp = header('x-amz-date');
  // NaN, of a date that is none, is not below either.
  if (!(Math.abs(Date.now() - timeOf(stamp)) < FIFTEEN_MINUTES)) return 'RequestTimeTooSkewed';
  if (header('x-amz-content-sha256') !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const request = [
    req.method,
    req.url,
    '',
    ...names.split(';').map((name) => `${name}:${header(name)}`),
    '',
    names,
    sha256(body),
  ].join('\n');
  const key = scope
    .split('/')
    .reduce<string | Buffer>((parent, part) => hmac(parent, part), `AWS4${ACCOUNT.secretKey}`);
  const expected = hmac(key, ['AWS4-HMAC-SHA256', stamp, scope, sha256(request)].join('\n'));
  const same = timingSafeEqual(expected, Buffer.from(signature, 'hex'));
  return same ? undefined : 'SignatureDoesNotMatch';
}

/** An S3-compatible store in memory with one bucket, reached over HTTP by path-style addresses. */
export async function startObjectStore() {
  const objects = new Map<string, { bytes: Buffer; mime: string }>();
  let outage: number | undefined;

  const server = createServer(async (req, res) => {
    const body = await buffer(req);
    const refuse = (status: number, code: string) => {
      res.writeHead(status, { 'content-type': 'application/xml' });
      res.end(
        `<Error><Code>${code}</Code><AWSAccessKeyId>${ACCOUNT.accessKey}</AWSAccessKeyId></Error>`,
      );
    };
    if (outage) return refuse(outage, 'ServiceUnavailable');
    const fault = faultOf(req, body);
    if (fault) return refuse(403, fault);
    const [, bucket, ...rest] = (req.url ?? '').split('/');
    if (bucket !== ACCOUNT.bucket) return refuse(404, 'NoSuchBucket');
    const key = rest.join('/');
    if (req.method === 'PUT') {
      objects.set(key, { bytes: body, mime: String(req.headers['content-type']) });
      return res.end();
    }
    if (req.method === 'DELETE') {
      objects.delete(key);
      return res.writeHead(204).end();
    }
    const found = objects.get(key);
    if (!found) return refuse(404, 'NoSuchKey');
    return res.writeHead(200, { 'content-type': found.mime }).end(found.bytes);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    /** Every request is answered with this status from now on; undefined ends it. */
    fail(status: number | undefined) {
      outage = status;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
