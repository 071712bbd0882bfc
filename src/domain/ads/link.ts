import { youtubeId } from '#domain/homes/video-link.ts';
import words from '#messages/ads/fields/index.ts';

const PRIVATE_ENDINGS =
  /(^|\.)(localhost|local|internal|intranet|lan|home|corp|arpa|onion|invalid|example)$/;
const VIDEO_FILE = /\.(mp4|webm)$/i;

/** Why a link may not stand in an ad; undefined for one that may. */
export function whyNoAdLink(typed: string): string | undefined {
  const url = URL.canParse(typed) ? new URL(typed) : undefined;
  if (!url) return words.link.wholeAddress;
  if (url.protocol !== 'https:') return words.link.beginHttps;
  if (url.username || url.password) return words.link.noNames;
  if (url.port) return words.link.noPort;
  // A number or brackets is an address of a machine, in whatever spelling: the parser has made it plain.
  const isAddress = /^[\d.]+$/.test(url.hostname) || url.hostname.startsWith('[');
  const host = url.hostname.replace(/\.$/, '');
  if (isAddress || !host.includes('.') || PRIVATE_ENDINGS.test(host)) {
    return words.link.publicSite;
  }
  return undefined;
}

/** Why a link is no video that can be played; undefined for one that is. */
export function whyNoVideoLink(typed: string): string | undefined {
  const why = whyNoAdLink(typed);
  if (why) return why;
  if (youtubeId(typed) || VIDEO_FILE.test(new URL(typed).pathname)) return undefined;
  return words.link.video;
}
