import { hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Env } from './env.ts';

/** What a key is for. Each purpose has its own, so that one never opens another's door. */
export type Purpose =
  | 'public location'
  | 'pan'
  | 'pan hash'
  | 'bank account'
  | 'one-time code'
  | 'rate limit'
  | 'known device'
  | 'web push'
  | 'sandbox gateway'
  | 'checkout link'
  | 'watermark'
  | 'signing'
  | 'ad nonce'
  | 'ad pass'
  | 'ad viewer'
  | 'analysis pass'
  | 'listing views'
  | 'authenticator app'
  | 'passkey owner'
  | 'recovery code'
  | 'idempotency key'
  | 'stored answer'
  | 'webhook secret'
  | 'list cursor';

export interface Secrets {
  /** 32 bytes for one purpose, the same on every node with the same SECRET_KEY. */
  key(purpose: Purpose): Buffer;
}

/** Keys derived from one secret. */
export function secretsFrom(secret: string): Secrets {
  const made = new Map<Purpose, Buffer>();
  return {
    key(purpose) {
      const known = made.get(purpose);
      if (known) return known;
      const key = Buffer.from(hkdfSync('sha256', secret, 'propertysearch', purpose, 32));
      made.set(purpose, key);
      return key;
    },
  };
}

/**
 * Written beside its place and linked there whole, so that of several processes one makes it and
 * none reads half of it.
 */
function makeSecret(file: string): void {
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { flag: 'wx', mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
}

/** The secret of a machine without SECRET_KEY: made once, kept in DATA_DIR, readable by us only. */
function secretOfFolder(folder: string): string {
  const file = path.join(folder, 'secret.key');
  if (!existsSync(file)) makeSecret(file);
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < 32) {
    throw new Error(
      `${file} is cut short. Put it back from a backup; without one, stored PANs and bank accounts cannot be read again, and removing the file makes a new key.`,
    );
  }
  return secret;
}

/** Throws a sentence when a production node on a shared database has no SECRET_KEY of its own. */
export function openSecrets(env: Env): Secrets {
  if (env.SECRET_KEY) return secretsFrom(env.SECRET_KEY);
  if (env.DATABASE_URL && env.NODE_ENV === 'production') {
    throw new Error(
      'SECRET_KEY is needed with DATABASE_URL in production: 32 random characters or more, the same on every node.',
    );
  }
  return secretsFrom(secretOfFolder(env.DATA_DIR));
}
