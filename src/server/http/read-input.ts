import { AppError } from '#contract/lib/errors.ts';
import words from '#messages/lib/refusals/index.ts';

/** Room for any form of ours; files have their own way in. */
const MAX_BYTES = 256 * 1024;

function refuseNul(text: string): void {
  // Postgres text cannot hold NUL, and nobody types it.
  if (text.includes('\u0000') || text.includes('\\u0000')) {
    throw new AppError('malformed', words.noNul);
  }
}

function* plainParts(text: string): Generator<[name: string, value: string]> {
  for (const part of text.split('&')) {
    const mark = part.indexOf('=');
    if (part !== '') yield mark < 0 ? [part, ''] : [part.slice(0, mark), part.slice(mark + 1)];
  }
}

/**
 * A query as an object; a name given several times becomes one value with commas.
 * @param text of signs that stand for themselves where none is written by its number
 */
export function readQuery(text: string): Record<string, string> {
  const query: Record<string, string> = {};
  const isCoded = /[%+]/.test(text);
  for (const [name, value] of isCoded ? new URLSearchParams(`?${text}`) : plainParts(text)) {
    refuseNul(value);
    query[name] = name in query && Object.hasOwn(query, name) ? `${query[name]},${value}` : value;
  }
  return query;
}

/** Stops reading where it is too much, whatever length the sender declared. */
async function readText(request: Request, most: number): Promise<string> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of request.body ?? []) {
    bytes += piece.byteLength;
    if (bytes > most) throw new AppError('too_large');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

/** The body as text without NUL, up to a length. Throws malformed or too_large with what to do about it. */
export async function readBody(request: Request, most: number): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > most) throw new AppError('too_large');
  const text = await readText(request, most).catch((error: unknown) => {
    if (error instanceof AppError) throw error;
    // The sender went away; that is no fault of ours to be alarmed by.
    throw new AppError('malformed', words.bodyBroke);
  });
  refuseNul(text);
  return text;
}

/** The body as JSON. Throws malformed or too_large with what to do about it. */
export async function readJson(request: Request, most = MAX_BYTES): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  // No form of another site can send this type without asking first.
  if (!/^application\/json\s*(?:;|$)/i.test(type)) {
    throw new AppError('malformed', words.sendJson);
  }
  const text = await readBody(request, most);
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError('malformed', words.notJson);
  }
}
