import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { stripEnd } from '#domain/lib/strip-end.ts';
import { AwayError } from '#server/lib/away-error.ts';
import { checkKey, type ObjectStore } from './object-store.ts';

export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKey: string;
  secretKey: string;
}

const PATIENCE_MS = 30_000;
const TOO_MANY = 429;

/** One sentence. Nothing of the store's own words but its error code: they repeat what was signed. */
async function refusal(method: string, response: Response): Promise<Error> {
  const text = await response.text().catch(() => '');
  const code = /<Code>(\w{1,60})<\/Code>/.exec(text)?.[1];
  const RefusalError = response.status >= 500 || response.status === TOO_MANY ? AwayError : Error;
  return new RefusalError(
    `The object store answered ${response.status}${code ? ` ${code}` : ''} to ${method}.`,
  );
}

/** A bucket behind any S3-compatible endpoint, by path-style addresses. Nothing is tried twice. */
export function s3Store(settings: S3Settings): ObjectStore {
  const client = new AwsClient({
    accessKeyId: settings.accessKey,
    secretAccessKey: settings.secretKey,
    region: settings.region,
    service: 's3',
    retries: 0,
  });
  const base = `${stripEnd(settings.endpoint, /\//)}/${settings.bucket}`;

  async function send(method: string, key: string, body?: Uint8Array<ArrayBuffer>, mime?: string) {
    const response = await client
      .fetch(`${base}/${checkKey(key)}`, {
        method,
        headers: {
          // Without it the signature would leave the content open.
          'x-amz-content-sha256': createHash('sha256')
            .update(body ?? '')
            .digest('hex'),
          ...(mime && { 'content-type': mime }),
        },
        ...(body && { body }),
        // A signature belongs to one address; following on would hand it to another.
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      .catch((error: Error) => {
        const { code } = (error.cause ?? {}) as { code?: string };
        throw new AwayError(`The object store cannot be reached (${code ?? error.name}).`);
      });
    if (response.ok || response.status === 404) return response;
    throw await refusal(method, response);
  }

  return {
    async put(key, bytes, mime) {
      const response = await send('PUT', key, new Uint8Array(bytes), mime);
      // Nothing is found where something is put: the bucket itself is missing.
      if (response.status === 404) throw await refusal('PUT', response);
      await response.body?.cancel();
    },
    async get(key) {
      const response = await send('GET', key);
      if (response.status === 404) {
        await response.body?.cancel();
        return undefined;
      }
      const mime = response.headers.get('content-type') ?? 'application/octet-stream';
      return { bytes: Buffer.from(await response.arrayBuffer()), mime };
    },
    async remove(key) {
      await (await send('DELETE', key)).body?.cancel();
    },
    // A bucket keeps nothing of a PUT that broke off.
    sweep: async () => 0,
  };
}
