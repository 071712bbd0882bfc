import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Context } from '#server/core/context.ts';
import { inTurn } from '#server/db/in-turn.ts';
import { readFact, writeFact } from '#server/db/site-facts.ts';
import { type Variants, variantsFrom } from '#server/lib/variants.ts';
import { isCompressible } from './compressed-files.ts';

const zip = promisify(gzip);
const unzip = promisify(gunzip);

/** Files named by what is in them, which a page of that build goes on to ask for. */
const NAMED_BY_CONTENT = '/_astro/';
const KEPT = 5;
/** How often it is looked whether another node has brought a build. */
const LOOK_MS = 2_000;
const MIME = 'application/gzip';

interface File {
  path: string;
  type: string;
  bytes: number;
}

const keyOf = (id: string) => `builds/${id}.gz`;
const idOf = (files: readonly { path: string }[]) => {
  const names = files.map(({ path }) => path).sort();
  return createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 24);
};
const readIds = (fact: string | undefined): string[] => (fact ? JSON.parse(fact) : []);

/** One file of all: a list of what is in it, on a line, then one after another. */
function pack(files: Map<string, Variants>, listed: readonly File[]): Promise<Buffer> {
  const bodies = listed.map(({ path }) => files.get(path)?.identity.body ?? Buffer.alloc(0));
  return zip(Buffer.concat([Buffer.from(`${JSON.stringify(listed)}\n`), ...bodies]));
}

async function unpack(
  packed: Buffer,
  headersFor: (path: string) => OutgoingHttpHeaders,
): Promise<Map<string, Variants>> {
  const all = await unzip(packed);
  let at = all.indexOf('\n') + 1;
  const listed: File[] = JSON.parse(all.subarray(0, at).toString('utf8'));
  const files = new Map<string, Variants>();
  for (const { path, type, bytes } of listed) {
    const body = all.subarray(at, at + bytes);
    const headers = { 'content-type': type, ...headersFor(path) };
    files.set(path, variantsFrom(body, headers, isCompressible(path)));
    at += bytes;
  }
  return files;
}

export interface KeptBuilds {
  /** Puts this build beside those of before, for nodes that are newer or older; the oldest goes. */
  keep(): Promise<void>;
  /** A file of another build; undefined for what none of them has. */
  find(path: string): Promise<Variants | undefined>;
}

/**
 * The scripts and styles of the last builds, in the store that all nodes share: a page from one
 * build finds what belongs to it on a node of another, before and after an upgrade.
 */
export function keptBuilds(
  { db, ports: { store } }: Pick<Context, 'db' | 'ports'>,
  files: Map<string, Variants>,
  headersFor: (path: string) => OutgoingHttpHeaders,
): KeptBuilds {
  const ours: File[] = [...files]
    .filter(([path]) => path.startsWith(NAMED_BY_CONTENT))
    .map(([path, { identity }]) => ({
      path,
      type: String(identity.headers['content-type']),
      bytes: identity.body.length,
    }));
  const own = idOf(ours);
  const others = new Map<string, Map<string, Variants>>();
  let looking: Promise<void> | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;

  async function look(): Promise<void> {
    const ids = readIds(await readFact(db, 'builds')).filter((id) => id !== own);
    for (const id of others.keys()) if (!ids.includes(id)) others.delete(id);
    for (const id of ids) {
      if (others.has(id)) continue;
      const found = await store.get(keyOf(id));
      if (found) others.set(id, await unpack(found.bytes, headersFor));
    }
    lookedAt = performance.now();
  }

  const found = (path: string) => {
    for (const build of others.values()) {
      const file = build.get(path);
      if (file) return file;
    }
    return undefined;
  };

  return {
    async keep() {
      if (ours.length === 0 || readIds(await readFact(db, 'builds'))[0] === own) return;
      await store.put(keyOf(own), await pack(files, ours), MIME);
      const gone = await db.transaction(async (tx) => {
        await inTurn(tx, 'builds');
        const before = readIds(await readFact(tx, 'builds')).filter((id) => id !== own);
        await writeFact(tx, 'builds', JSON.stringify([own, ...before.slice(0, KEPT - 1)]));
        return before.slice(KEPT - 1);
      });
      for (const id of gone) await store.remove(keyOf(id));
    },
    async find(path) {
      if (!path.startsWith(NAMED_BY_CONTENT)) return undefined;
      const known = found(path);
      if (known || performance.now() - lookedAt < LOOK_MS) return known;
      looking ??= look().finally(() => {
        looking = undefined;
      });
      await looking;
      return found(path);
    },
  };
}
