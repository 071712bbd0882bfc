import { sql } from 'drizzle-orm';
import {
  CHECK_IN_EARLY_MINUTES,
  CODE_TRIES,
  type checkInVisit,
} from '#contract/deals/visit-steps.ts';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import { MINUTE_MS } from '#domain/lib/time/lengths.ts';
import words from '#messages/deals/visits/index.ts';
import { changeState } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import { holdCode } from '#server/core/one-time-code.ts';
import { rows } from '#server/db/rows.ts';
import type { Verb } from '#server/http/execute.ts';
import { notify } from '#server/people/notifications/index.ts';
import { findOwnVisit, OVER } from './find-own.ts';
import { MEETINGS } from './links.ts';
import { isCode } from './visit-code.ts';

/** Counts one try, however many arrive at once. Throws unless the code is right. */
async function tryCode(context: Context, visitId: number, code: string): Promise<void> {
  const takeBack = await holdCode(context);
  // Its own statement, outside of any transaction: a try counts even when what follows fails.
  const [tried] = await rows<{ tries: number; codeHash: Buffer }>(
    context.db,
    sql`update visits set code_tries = code_tries + 1
        where id = ${visitId} and state = 'booked' and code_tries < ${CODE_TRIES}
        returning code_tries as tries, code_hash as "codeHash"`,
  );
  if (!tried) {
    throw new AppError('conflict', words.codeCountsNoMore({ codeTries: CODE_TRIES }));
  }
  if (isCode(context, visitId, code, tried.codeHash)) return takeBack();
  const left = CODE_TRIES - tried.tries;
  throw new AppError(
    'wrong_credentials',
    left === 1 ? words.wrongCodeOneLeft : words.wrongCodeLeft({ left }),
  );
}

/** The code shows that both were there. */
export const checkInVisitVerb: Verb<typeof checkInVisit> = async (context, { params, body }) => {
  const { db, now } = context;
  const { visit, title, state, isOwner } = await findOwnVisit(context, db, params.visitId);
  if (!isOwner) throw new AppError('not_found');
  if (state !== 'booked') throw new AppError('conflict', OVER[state]);
  const earliest = visit.startsAt.getTime() - CHECK_IN_EARLY_MINUTES * MINUTE_MS;
  if (now().getTime() < earliest) {
    throw new AppError('conflict', words.checkInFrom);
  }
  await tryCode(context, visit.id, body.code);
  await db.transaction(async (tx) => {
    await changeState(context, tx, { kind: 'visit', id: visit.id, name: 'checkIn' });
    await notify(context, tx, visit.buyerId, {
      kind: 'request',
      title: () => words.visitCheckedIn,
      body: () => words.youSaw({ title }),
      link: MEETINGS,
    });
  });
  return success({ id: visit.id, state: 'checked_in' as const }, words.checkedInDone);
};
