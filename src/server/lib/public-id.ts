import { randomBytes } from 'node:crypto';

/** An id that the gateway and addresses may know: it says nothing and cannot be guessed. */
export const newPublicId = (kind: 'ps' | 'rf' | 'po') =>
  `${kind}_${randomBytes(15).toString('base64url')}`;
