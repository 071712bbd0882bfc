import { hkdfSync, randomBytes } from 'node:crypto';
import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
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
  | 'list cursor'
  | 'document'
  | 'secret check';

export interface Secrets {
  /** 32 bytes for one purpose, the same on every node with the same SECRET_KEY. */
  key(purpose: Purpose): Buffer;
  /** Those that values may still be sealed under: the one of now, then those before it. */
  keys(purpose: Purpose): Buffer[];
}

/**
 * What cannot be made anew when the secret changes, since others hold on to what was made: browsers
 * and authenticators, drawings of where homes are, hashes of codes that are out, papers that are
 * signed. For these the first secret stays in force.
 */
const LASTING: ReadonlySet<Purpose> = new Set([
  'public location',
  'web push',
  'passkey owner',
  'recovery code',
  'one-time code',
  'idempotency key',
  'signing',
  'watermark',
]);

const derive = (secret: string, purpose: Purpose) =>
  Buffer.from(hkdfSync('sha256', secret, 'propertysearch', purpose, 32));

/** Keys derived from a secret, and from those it took the place of, one a line. */
export function secretsFrom(text: string): Secrets {
  const secrets = text.split('\n');
  const made = new Map<Purpose, Buffer[]>();
  function keys(purpose: Purpose): Buffer[] {
    const known = made.get(purpose);
    if (known) return known;
    const derived = secrets.map((secret) => derive(secret, purpose));
    if (LASTING.has(purpose)) derived.reverse();
    made.set(purpose, derived);
    return derived;
  }
  return {
    keys,
    key(purpose) {
      const [first] = keys(purpose);
      if (!first) throw new Error('There is no secret.');
      return first;
    },
  };
}

/**
 * Written beside its place and linked there whole, so that of several processes one makes it and
 * none reads half of it.
 */
function makeSecret(file: string, secret: string): void {
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(draft, `${secret}\n`, { flag: 'wx', mode: 0o600 });
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
  if (!existsSync(file)) makeSecret(file, randomBytes(32).toString('base64url'));
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.split('\n').some((line) => line.length < 32)) {
    throw new Error(
      `${file} is cut short. Put it back from a backup; without one, stored PANs and bank accounts cannot be read again, and removing the file makes a new key.`,
    );
  }
  return secret;
}

/**
 * The secret itself, and those before it, one a line, which go into backups. Throws a sentence when a production node on a shared
 * database has no SECRET_KEY of its own.
 */
export function readSecret(env: Env): string {
  if (env.SECRET_KEY) return [env.SECRET_KEY, ...(env.SECRET_KEY_OLD ?? [])].join('\n');
  if (env.DATABASE_URL && env.NODE_ENV === 'production') {
    throw new Error(
      'SECRET_KEY is needed with DATABASE_URL in production: 32 random characters or more, the same on every node.',
    );
  }
  return secretOfFolder(env.DATA_DIR);
}

export const openSecrets = (env: Env): Secrets => secretsFrom(readSecret(env));

/**
 * Puts back the secret a backup was made under. Throws a sentence where another one is in force,
 * which would not open what is restored.
 */
export function restoreSecret(env: Env, secret: string): void {
  const { SECRET_KEY, DATA_DIR } = env;
  const file = path.join(DATA_DIR, 'secret.key');
  const inForce = SECRET_KEY || existsSync(file) ? readSecret(env) : undefined;
  if (inForce === secret) return;
  if (inForce !== undefined) {
    throw new Error(
      `${SECRET_KEY ? 'SECRET_KEY' : file} is not the key the backup was made under. Leave SECRET_KEY out, or take a new DATA_DIR, and it comes from the backup.`,
    );
  }
  makeSecret(file, secret);
}

/** Puts a new secret before the one of a folder. */
export function renewSecret({ DATA_DIR }: Env): void {
  const file = path.join(DATA_DIR, 'secret.key');
  const draft = `${file}.new`;
  const fresh = randomBytes(32).toString('base64url');
  writeFileSync(draft, `${fresh}\n${secretOfFolder(DATA_DIR)}\n`, { mode: 0o600 });
  renameSync(draft, file);
}
