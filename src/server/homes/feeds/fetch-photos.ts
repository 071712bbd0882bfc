import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { AppError, isAppError } from '#contract/lib/errors.ts';
import type { Role } from '#domain/lib/role.ts';
import { minutesFrom } from '#domain/lib/time/deadlines.ts';
import { MINUTE_MS } from '#domain/lib/time/lengths.ts';
import homesRefusals from '#messages/homes/refusals/index.ts';
import refusalsWords from '#messages/lib/refusals/index.ts';
import { type Context, HOUSE } from '#server/core/context.ts';
import { claimDue } from '#server/db/claim-due.ts';
import { feedPhotos } from '#server/db/schema/index.ts';
import { keepPhoto } from '#server/homes/media/index.ts';
import { inTurns } from '#server/lib/in-turns.ts';
import { WebRefused } from '#server/ports/web/index.ts';
import { MAX_PHOTO_BYTES } from '#server/uploads/clean-photo.ts';

/** Hosts are waited for side by side; of one owner photos come one after the other, in their order. */
const LANES = 4;
const TURN_MS = 30_000;
const LEASE_MS = 5 * MINUTE_MS;
const PATIENCE_MS = 30_000;
const WAIT_MINUTES = [2, 30, 360];

interface Claimed {
  id: number;
  listingId: number;
  url: string;
  attempts: number;
  ownerId: number;
  role: Role;
}

/** The one that has waited longest, but for those of some owners. */
const claim = ({ db, now }: Context, without: readonly number[]) =>
  claimDue<Claimed>(db, {
    work: feedPhotos,
    joins: sql`join listings o on o.id = d.listing_id`,
    open: sql`d.taken_at is null and d.failed_at is null
      and o.owner_id <> all(${sql.param(without)}::int[])`,
    thenBy: sql`d.listing_id, d.position`,
    most: 1,
    now: now(),
    leaseMs: LEASE_MS,
    from: sql`listings l, people p`,
    where: sql`l.id = d.listing_id and p.id = l.owner_id`,
    returning: sql`d.id, d.listing_id as "listingId", d.url, d.attempts, l.owner_id as "ownerId",
      p.role`,
  });

/** The file at an address. Throws AppError for what will not be there later either. */
async function download({ ports }: Context, url: string): Promise<Buffer> {
  const { status, body } = await ports.web.call(url, {
    method: 'GET',
    headers: { accept: 'image/*' },
    patienceMs: PATIENCE_MS,
    maxBytes: MAX_PHOTO_BYTES,
  });
  if (status >= 200 && status < 300) return body;
  const message =
    status >= 300 && status < 400
      ? refusalsWords.redirectsNotFollowed
      : homesRefusals.addressAnswered({ status });
  if (status >= 500 || status === 429) throw new Error(message);
  throw new AppError('invalid', message);
}

async function take(context: Context, photo: Claimed): Promise<void> {
  const { db, now } = context;
  const file = await download(context, photo.url);
  // It is the owner's photo, as if they had sent it.
  const actor = { kind: 'person', id: photo.ownerId, role: photo.role, sessionId: 0 } as const;
  await db.transaction(async (tx) => {
    // Its row first: what the feed names no more meanwhile is not kept.
    const [still] = await tx
      .select({ id: feedPhotos.id })
      .from(feedPhotos)
      .where(eq(feedPhotos.id, photo.id))
      .for('key share');
    if (!still) return;
    const upload = { id: randomUUID(), listingId: photo.listingId, kind: 'photo' };
    const mediaId = await keepPhoto({ ...context, caller: HOUSE, actor }, tx, upload, file);
    await tx
      .update(feedPhotos)
      .set({ mediaId, takenAt: now(), error: null })
      .where(eq(feedPhotos.id, photo.id));
  });
}

async function takeOrNote(context: Context, photo: Claimed): Promise<void> {
  try {
    await take(context, photo);
  } catch (error) {
    const isFinal = isAppError(error) || error instanceof WebRefused;
    const message = isFinal ? error.message : homesRefusals.addressUnreached;
    const wait = isFinal ? undefined : WAIT_MINUTES[photo.attempts - 1];
    const at = context.now();
    await context.db
      .update(feedPhotos)
      .set({
        error: message,
        ...(wait === undefined ? { failedAt: at } : { dueAt: minutesFrom(at, wait) }),
      })
      .where(eq(feedPhotos.id, photo.id));
  }
}

/** Fetches photos that feeds named; answers how many it took in hand. A slow host holds up its own feed only. */
export const fetchPhotos = (context: Context): Promise<number> =>
  inTurns({
    lanes: LANES,
    ofOne: 1,
    turnMs: TURN_MS,
    claim: async (busy) => (await claim(context, busy))[0],
    ownerOf: ({ ownerId }) => ownerId,
    run: (photo) => takeOrNote(context, photo),
  });
