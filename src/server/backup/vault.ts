import { createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Duplex, PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { z } from 'zod';
import { opening, sealing } from './cipher.ts';

const HEAD = 'propertysearch-backups.json';
const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/;
/** Some tenth of a second and 64 MB for each guess at a passphrase. */
const COST = { N: 65_536, r: 8, p: 1, maxmem: 128 * 1_048_576 };

const head = z.object({ format: z.literal(1), salt: z.string(), proof: z.string() });

/**
 * A folder of backups under one key. Files lie there once for all of them, by a name that tells
 * nobody what they are; each backup has a folder with the database and the list of its files.
 */
export interface Vault {
  folder: string;
  /** Proves a line that lies there open. */
  mark(text: string): string;
  fileOf(key: string): string;
  /** Under another name until it is whole.  */
  seal(file: string, label: string, source: AsyncIterable<Buffer>, through?: Duplex): Promise<void>;
  /** Hands the opened file to `take`. */
  open(
    file: string,
    label: string,
    take: (source: AsyncIterable<Buffer>) => Promise<void>,
    through?: Duplex,
  ): Promise<void>;
  sealText(file: string, label: string, text: string): Promise<void>;
  openText(file: string, label: string): Promise<string>;
  /** Whole backups, the oldest first. */
  names(): Promise<string[]>;
}

export const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

async function deriveMaster(passphrase: string, salt: Buffer): Promise<Buffer> {
  const derive = promisify<string, Buffer, number, typeof COST, Buffer>(scrypt);
  return derive(passphrase.normalize('NFC'), salt, 32, COST);
}

const hmac = (master: Buffer, text: string) =>
  createHmac('sha256', master).update(text).digest('hex');

/** The first backup into a folder makes its head; `make` is left out where one is read. */
async function readHead(folder: string, passphrase: string, make: boolean): Promise<Buffer> {
  const file = path.join(folder, HEAD);
  if (make && !(await isThere(file))) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const salt = randomBytes(32);
    const proof = hmac(await deriveMaster(passphrase, salt), 'proof');
    const text = JSON.stringify({ format: 1, salt: salt.toString('base64'), proof });
    await writeFile(`${file}.new`, text, { mode: 0o600, flush: true });
    await rename(`${file}.new`, file);
  }
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`${folder} holds no backups: ${HEAD} is missing.`);
  });
  const { salt, proof } = head.parse(JSON.parse(text));
  const master = await deriveMaster(passphrase, Buffer.from(salt, 'base64'));
  if (!timingSafeEqual(Buffer.from(hmac(master, 'proof')), Buffer.from(proof))) {
    throw new Error(`BACKUP_KEY is not the one the backups in ${folder} were made with.`);
  }
  return master;
}

/** @param make whether a folder without backups becomes one for them. */
export async function openVault(
  folder: string,
  passphrase: string | undefined,
  make = false,
): Promise<Vault> {
  if (!passphrase) {
    throw new Error(
      'BACKUP_KEY is needed: a passphrase of 20 characters or more, kept somewhere else than the backups.',
    );
  }
  const master = await readHead(folder, passphrase, make);

  const seal: Vault['seal'] = async (file, label, source, through = new PassThrough()) => {
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    const part = `${file}.part`;
    await pipeline(
      source,
      through,
      sealing(master, label),
      createWriteStream(part, { mode: 0o600, flush: true }),
    );
    await rename(part, file);
  };
  const open: Vault['open'] = (file, label, take, through = new PassThrough()) =>
    pipeline(createReadStream(file), opening(master, label), through, take);

  return {
    folder,
    mark: (text) => hmac(master, `line ${text}`),
    fileOf: (key) => {
      const name = hmac(master, `file ${key}`);
      return path.join(folder, 'files', name.slice(0, 2), name.slice(2));
    },
    seal,
    open,
    sealText: (file, label, text) => seal(file, label, Readable.from([Buffer.from(text)])),
    openText: async (file, label) => {
      let text = '';
      await open(file, label, async (source) => {
        text = (await buffer(source)).toString('utf8');
      });
      return text;
    },
    names: async () => (await readdir(folder)).filter((name) => NAME.test(name)).sort(),
  };
}

/** By its time, so that names are in its order. */
export const nameAt = (at: Date) => at.toISOString().replace(/[:.]/g, '-');
export const timeOfName = (name: string) =>
  new Date(name.replace(/T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/, 'T$1:$2:$3.$4Z'));
