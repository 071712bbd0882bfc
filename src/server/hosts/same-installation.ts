import { randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Context } from '#server/core/context.ts';
import { readFact, type SiteFact, writeFact } from '#server/db/site-facts.ts';
import { hmac } from '#server/lib/hmac.ts';

/** Whether it is as the database noted it at the first start, which the first one does. */
async function isAsNoted(
  { db }: Pick<Context, 'db'>,
  name: SiteFact,
  found: string,
): Promise<boolean> {
  const noted = await readFact(db, name);
  if (noted === undefined) await writeFact(db, name, found);
  return noted === undefined || noted === found;
}

/** Tells a key apart, and says nothing of it. */
const markOf = (key: Buffer) => hmac(key).update('propertysearch').digest('base64url');

/** By the secret of now and the first one, which some keys are still made of. */
const markOfSecret = (sealing: Buffer, first: Buffer) => `${markOf(sealing)} ${markOf(first)}`;

type Installation = Pick<Context, 'db' | 'env' | 'secrets'>;

/** Notes that everything is sealed under the secret of now. */
export function noteSecret({ db, secrets }: Pick<Context, 'db' | 'secrets'>): Promise<void> {
  const keys = secrets.keys('secret check');
  const [now = Buffer.alloc(0)] = keys;
  return writeFact(db, 'secret', markOfSecret(now, keys.at(-1) ?? now));
}

/**
 * Throws a sentence where the database’s values are sealed under another key than ours. Answers
 * whether some are still sealed under one of before.
 */
export async function requireSameSecret(context: Installation): Promise<boolean> {
  const noted = await readFact(context.db, 'secret');
  if (noted === undefined) {
    await noteSecret(context);
    return false;
  }
  const keys = context.secrets.keys('secret check');
  const [now = Buffer.alloc(0), ...before] = keys;
  const first = keys.at(-1) ?? now;
  if (noted === markOfSecret(now, first)) return false;
  if (before.some((key) => noted === markOfSecret(key, first))) return true;
  const { SECRET_KEY, DATA_DIR } = context.env;
  const ours = SECRET_KEY ? 'SECRET_KEY' : path.join(DATA_DIR, 'secret.key');
  throw new Error(
    `${ours} is not the key that this database’s PANs, bank accounts and second factors are sealed under. Set the SECRET_KEY of before, with SECRET_KEY_OLD where there was one, or put secret.key back from a backup.`,
  );
}

/** Which folder it is, wherever it is mounted. */
async function markOfFolder(dataDir: string): Promise<string> {
  const folder = path.join(dataDir, 'objects');
  const file = path.join(folder, '.store-id');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Of several processes one makes it.
  await writeFile(file, randomUUID(), { flag: 'wx', mode: 0o600 }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
  return `folder ${await readFile(file, 'utf8')}`;
}

/**
 * A sentence where the files that rows name lie in another store: a second node without a bucket
 * keeps what is uploaded to it in a folder of its own, where the first does not find it.
 */
export async function whyOtherFiles(
  context: Pick<Context, 'db' | 'env'>,
): Promise<string | undefined> {
  const { S3_ENDPOINT, S3_BUCKET, DATA_DIR } = context.env;
  const found = S3_BUCKET ? `bucket ${S3_ENDPOINT}/${S3_BUCKET}` : await markOfFolder(DATA_DIR);
  if (await isAsNoted(context, 'files', found)) return undefined;
  const ours = S3_BUCKET
    ? `the bucket ${S3_BUCKET}`
    : `the folder ${path.join(DATA_DIR, 'objects')}`;
  return `The photos and documents of this database lie in another store than ${ours}. Several nodes need the same S3_… settings, or one DATA_DIR that they share. Where the files have moved for good, run npm run doctor -- --files-moved once.`;
}
