import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { KEY_KINDS, KEY_PREFIX, type KeyKind } from '#domain/lib/api-key.ts';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 190 bits. */
const RANDOM = 32;
/** Enough for the 32 bits of the checksum. */
const CHECK = 6;
/** Of what is random, so much is shown afterwards, to tell keys apart. */
const SHOWN = 4;

function checksumOf(text: string): string {
  let rest = crc32(text);
  let digits = '';
  for (let at = 0; at < CHECK; at++) {
    digits = ALPHABET.charAt(rest % ALPHABET.length) + digits;
    rest = Math.floor(rest / ALPHABET.length);
  }
  return digits;
}

/**
 * A new key. Its end is a checksum of the rest (CRC-32, in base 62), so that whoever looks through
 * code for leaked keys knows one of ours without asking us.
 */
export function newKeyText(kind: KeyKind): string {
  const random = Array.from({ length: RANDOM }, () => ALPHABET.charAt(randomInt(ALPHABET.length)));
  const text = KEY_PREFIX[kind] + random.join('');
  return text + checksumOf(text);
}

/** Whether somebody meant to show a key, and no session’s token. */
export const isMeantAsKey = (token: string) => /^ps_(?:live|test|pub)_/.test(token);

/** Of which kind a key is; undefined of what was never one of ours. */
export function kindOfKey(text: string): KeyKind | undefined {
  const kind = KEY_KINDS.find((each) => text.startsWith(KEY_PREFIX[each]));
  if (!kind || text.length !== KEY_PREFIX[kind].length + RANDOM + CHECK) return undefined;
  const body = text.slice(0, -CHECK);
  return checksumOf(body) === text.slice(-CHECK) ? kind : undefined;
}

/** What is shown of it once it has been handed out. */
export const shownOfKey = (text: string, kind: KeyKind) =>
  text.slice(0, KEY_PREFIX[kind].length + SHOWN);
