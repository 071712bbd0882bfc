import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits for a header, a cookie or a reference. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps. The token is random, so a plain hash gives nothing to guess from. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
