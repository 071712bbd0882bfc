import { PUNE_ZONE } from '#domain/lib/time/pune.ts';
import type { Context } from '#server/core/context.ts';
import { hmac } from '#server/lib/hmac.ts';
import { stampPdfBeside } from './stamp-beside.ts';
import { stampImage } from './stamp-image.ts';
import type { StampPlace } from './stamp-pdf.ts';

const stamped = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: PUNE_ZONE,
});
const SHOWN_HEX = 10;

export interface Viewing {
  viewerId: number;
  viewer: string;
  /** Of the file as it is kept. */
  sha256: string;
  at: Date;
}

/** Who looks, when, and a short hash that only we can make: so that a leaked copy names its source. */
export function wordsOf({ secrets }: Context, { viewerId, viewer, sha256, at }: Viewing): string {
  const mark = hmac(secrets.key('watermark'))
    .update(`${viewerId}\n${sha256}\n${at.toISOString()}`)
    .digest('hex')
    .slice(0, SHOWN_HEX);
  return `For ${viewer}, ${stamped.format(at)}, ${mark}`;
}

/** A copy of a paper for one viewer. */
export function stampCopy(
  bytes: Buffer,
  mime: string,
  words: string,
  where?: StampPlace,
): Promise<Buffer> {
  if (mime === 'application/pdf') return stampPdfBeside(bytes, words, where);
  if (mime === 'image/png' || mime === 'image/jpeg') return stampImage(bytes, mime, words);
  throw new Error(`No stamp for ${mime}`);
}
