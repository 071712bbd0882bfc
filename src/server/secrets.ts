import { hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Env } from './env.ts';

/** What a key is for. Each purpose has its own, so that one never opens another's door. */
export type Purpose =
  | 'public location'
  | 'pan'
  | 'bank account'
  | 'session'
  | 'one-time code'
  | 'web push';

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

/** The secret of a machine without SECRET_KEY: made once, kept in DATA_DIR, readable by us only. */
function secretOfFolder(folder: string): string {
  const file = path.join(folder, 'secret.key');
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
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
