import { youtubeId } from '#domain/homes/video-link.ts';

const PRIVATE_ENDINGS =
  /(^|\.)(localhost|local|internal|intranet|lan|home|corp|arpa|onion|invalid|example)$/;
const VIDEO_FILE = /\.(mp4|webm)$/i;

/** Why a link may not stand in an ad; undefined for one that may. */
export function whyNoAdLink(typed: string): string | undefined {
  const url = URL.canParse(typed) ? new URL(typed) : undefined;
  if (!url) return 'Give the whole address, beginning with https://';
  if (url.protocol !== 'https:') return 'Use an address that begins with https://';
  if (url.username || url.password) return 'Leave user names and passwords out of the address.';
  if (url.port) return 'Leave the port out of the address.';
  // A number or brackets is an address of a machine, in whatever spelling: the parser has made it plain.
  const isAddress = /^[\d.]+$/.test(url.hostname) || url.hostname.startsWith('[');
  const host = url.hostname.replace(/\.$/, '');
  if (isAddress || !host.includes('.') || PRIVATE_ENDINGS.test(host)) {
    return 'Use the address of a public website.';
  }
  return undefined;
}

/** Why a link is no video that can be played; undefined for one that is. */
export function whyNoVideoLink(typed: string): string | undefined {
  const why = whyNoAdLink(typed);
  if (why) return why;
  if (youtubeId(typed) || VIDEO_FILE.test(new URL(typed).pathname)) return undefined;
  return 'Give a YouTube link (watch, short or embed) or a link to an .mp4 or .webm file.';
}
