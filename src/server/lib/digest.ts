import { hash } from 'node:crypto';

/** As many signs as 132 bits take. */
const LENGTH = 22;

/** Tells one content from another: short, the same for the same, another for another. */
export const digestOf = (content: string | Buffer): string =>
  hash('sha256', content, 'base64url').slice(0, LENGTH);
