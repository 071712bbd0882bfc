import { and, asc, inArray, lte, sql } from 'drizzle-orm';
import { isAppError } from '#contract/lib/errors.ts';
import { OPEN_RELEASE_STATES } from '#domain/money/release.ts';
import words from '#messages/money/news/index.ts';
import { asSystem } from '#server/core/as-system.ts';
import { changeState } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import { type Release, releases } from '#server/db/schema/index.ts';
import { inRupees } from '#server/lib/in-rupees.ts';
import { notify } from '#server/people/notifications/index.ts';
import { linkOfRelease } from './release-subjects.ts';

const BATCH_SIZE = 100;

function expireOne(context: Context, release: Release): Promise<void> {
  const { id, payeeId, amountPaise } = release;
  const at = context.now();
  return context.db.transaction(async (tx) => {
    await changeState(context, tx, {
      kind: 'release',
      id,
      name: 'expire',
      set: sql`updated_at = ${at}`,
      where: sql`expires_at <= ${at}`,
    });
    await notify(context, tx, payeeId, {
      kind: 'payment',
      title: () => words.askRunOut,
      body: () => words.askRunOutBody({ amountPaise: inRupees(amountPaise) }),
      link: await linkOfRelease(tx, release, payeeId),
    });
  });
}

/** Ends requests that nobody answered in time, the longest over first; answers how many. */
export async function expireReleases(caller: Context, most = BATCH_SIZE): Promise<number> {
  const context = asSystem(caller);
  const due = await context.db
    .select()
    .from(releases)
    .where(
      and(
        inArray(releases.state, [...OPEN_RELEASE_STATES]),
        lte(releases.expiresAt, context.now()),
      ),
    )
    .orderBy(asc(releases.expiresAt))
    .limit(most);
  let ended = 0;
  for (const release of due) {
    try {
      await expireOne(context, release);
      ended++;
    } catch (error) {
      // Somebody else was faster.
      if (!isAppError(error)) throw error;
    }
  }
  return ended;
}
