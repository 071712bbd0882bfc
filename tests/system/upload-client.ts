import { request } from 'node:http';
import { EXPECTED_FIGURES } from '#tests/expected/figures.ts';
import type { SiteProcess } from './site-process.ts';

const { PIECE_BYTES } = EXPECTED_FIGURES;

export interface Sent {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: answers of several shapes
  body: any;
}

/** Somebody whose connection breaks off, as often as `cut` says so. */
export interface Sender {
  site(): SiteProcess;
  token: string;
  listingId: number;
  /** How much of a chunk gets through before the line goes dead; undefined: all of it. */
  cut(): number | undefined;
}

const CHUNK = 4 * PIECE_BYTES;

/** One call; undefined where no answer came. */
export function send(
  { site, token }: Pick<Sender, 'site' | 'token'>,
  method: string,
  path: string,
  body?: Buffer | object,
  cutAt?: number,
): Promise<Sent | undefined> {
  const isFile = Buffer.isBuffer(body);
  const bytes = isFile ? body : body && Buffer.from(JSON.stringify(body));
  return new Promise((resolve) => {
    const call = request(`${site().url}/api${path}`, {
      method,
      headers: {
        authorization: token,
        ...(bytes && {
          'content-type': isFile ? 'application/octet-stream' : 'application/json',
          'content-length': bytes.length,
        }),
      },
    });
    call.on('error', () => resolve(undefined));
    call.on('response', (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece) => pieces.push(piece));
      response.on('error', () => resolve(undefined));
      response.on('close', () => {
        if (!response.complete) return resolve(undefined);
        const text = Buffer.concat(pieces).toString();
        resolve({ status: response.statusCode ?? 0, body: text && JSON.parse(text) });
      });
    });
    if (bytes && cutAt !== undefined && cutAt < bytes.length) {
      call.write(bytes.subarray(0, Math.max(1, cutAt)), () => call.destroy());
    } else call.end(bytes);
  });
}

/** Waits for the line, and the site, to be there again. */
async function untilAnswered(work: () => Promise<Sent | undefined>): Promise<Sent> {
  for (;;) {
    const sent = await work();
    if (sent && sent.status < 500) return sent;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

export interface Journal {
  /** The furthest offset acknowledged, by upload. */
  acknowledged: Map<string, number>;
}

/** Sends a file however often the line is cut, and returns the address of its photo. */
export async function upload(
  sender: Sender,
  file: Buffer,
  filename: string,
  { acknowledged }: Journal,
): Promise<string> {
  const path = `/property/media/${sender.listingId}/upload`;
  const announced = await untilAnswered(() =>
    send(sender, 'POST', path, { kind: 'photo', filename, bytes: file.length }),
  );
  if (announced.status !== 200) throw new Error(JSON.stringify(announced.body));
  const { uploadId } = announced.body.data;
  let offset: number = announced.body.data.offset;
  for (;;) {
    // With everything sent the last piece is sent again, to hear what became of it.
    const from = Math.min(offset, Math.floor((file.length - 1) / PIECE_BYTES) * PIECE_BYTES);
    const chunk = file.subarray(from, from + CHUNK);
    const to = `${path}/${uploadId}`;
    const sent =
      (await send(sender, 'PUT', `${to}?offset=${from}`, chunk, sender.cut())) ??
      (await untilAnswered(() => send(sender, 'GET', to)));
    if (sent.status >= 500) continue;
    if (sent.status !== 200) throw new Error(JSON.stringify(sent.body));
    if (sent.body.data.media) return sent.body.data.media.url;
    offset = sent.body.data.offset;
    const known = acknowledged.get(uploadId) ?? 0;
    if (offset < known) throw new Error(`${known} bytes were acknowledged, ${offset} are there`);
    acknowledged.set(uploadId, offset);
  }
}
