import { createHmac, type Hmac } from 'node:crypto';
import { keyObjectOf } from './key-object.ts';

/** An HMAC by SHA-256 under a key of ours. */
export const hmac = (key: Buffer): Hmac => createHmac('sha256', keyObjectOf(key));
