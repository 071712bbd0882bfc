import { setTimeout as pause } from 'node:timers/promises';
import { Download } from '#contract/lib/download.ts';
import type { Endpoint } from '#contract/lib/endpoint.ts';
import { AppError } from '#contract/lib/errors.ts';
import { heedsKey, IDEMPOTENCY_KEY, KEY_LENGTH } from '#contract/lib/idempotency-key.ts';
import { MINUTE_MS } from '#domain/lib/time/lengths.ts';
import words from '#messages/lib/refusals/index.ts';
import type { Context } from '#server/core/context.ts';
import { Effects } from '#server/db/effects.ts';
import { isUnavailable } from '#server/db/unavailable.ts';
import { hmac } from '#server/lib/hmac.ts';
import { networkOf } from '#server/limits/network.ts';
import { asAppError, statusOf } from './problem.ts';
import {
  forgetReservation,
  openAnswer,
  type Reservation,
  reserve,
  type StoredAnswer,
  settleReservation,
} from './stored-answers.ts';

/** What the caller asks for, as it was read. */
interface Asked {
  params: unknown;
  query: unknown;
  body: unknown;
  file: Buffer | undefined;
}

/** No call of ours runs as long: one that has not answered by then has died. */
const LONGEST_MS = 5 * MINUTE_MS;
/** A database that is started again is back by then. */
const SETTLE_TRIES = 30;
const SETTLE_EVERY_MS = 1_000;

/** As it stands, or in the quotes the IETF's draft wants. */
function readKey(endpoint: Endpoint, { caller }: Context): string | undefined {
  const named = heedsKey(endpoint) ? caller.headers?.get(IDEMPOTENCY_KEY)?.trim() : undefined;
  if (!named) return undefined;
  const key = /^"(.*)"$/.exec(named)?.[1] ?? named;
  const { min, max } = KEY_LENGTH;
  if (key.length >= min && key.length <= max && /^[\x21-\x7e]+$/.test(key)) return key;
  const message = words.giveKey({ min, max });
  throw new AppError('invalid', message, [{ path: 'Idempotency-Key', message }]);
}

/** Of whoever calls, what they call and their key; and of what they ask. */
function reservationOf(
  { secrets, actor, caller, now }: Context,
  { name }: Endpoint,
  key: string,
  { file, ...asked }: Asked,
): Reservation {
  const secret = secrets.key('idempotency key');
  const hash = (...parts: (string | Buffer)[]) => {
    const sum = hmac(secret);
    for (const part of parts) sum.update(`${part.length} `).update(part);
    return sum.digest();
  };
  const personId = actor.kind === 'person' ? actor.id : null;
  const who = personId === null ? `address ${networkOf(caller.address)}` : `person ${personId}`;
  return {
    personId,
    keyHash: hash(who, name, key),
    requestHash: hash(JSON.stringify(asked), file ?? ''),
    reservedAt: now(),
  };
}

function inProgress(): AppError {
  const error = new AppError('in_progress');
  error.retryAfterSeconds = 1;
  return error;
}

/** The answer given before, or the reason why there is none. */
function repeat(context: Context, ours: Reservation, before: StoredAnswer | undefined): unknown {
  // It went the moment it was looked at.
  if (!before) throw inProgress();
  if (!before.requestHash.equals(ours.requestHash)) throw new AppError('key_reused');
  const age = ours.reservedAt.getTime() - before.reservedAt.getTime();
  if (before.outcome === 'running' && age < LONGEST_MS) throw inProgress();
  if (before.outcome === 'not_kept') throw new AppError('answered_once');
  if (before.outcome !== 'kept' || !before.answer) throw new AppError('outcome_unknown');
  const { answer, failure, showsDataOf } = openAnswer(context, before.answer);
  context.reply.headers = { ...context.reply.headers, 'idempotency-replayed': 'true' };
  if (failure) throw new AppError(failure.code, failure.message, failure.errors);
  if (showsDataOf) context.reply.showsDataOf = showsDataOf;
  return answer;
}

/** Now, or as soon as the database is back; who asks meanwhile is told that it is in progress. */
async function settleSoon(context: Context, settle: () => Promise<void>): Promise<void> {
  await settle().catch((error: unknown) => {
    if (!isUnavailable(error)) throw error;
    context.background.run('settle a keyed call', async () => {
      for (let tries = SETTLE_TRIES; ; tries--) {
        await pause(SETTLE_EVERY_MS);
        const isSettled = await settle().then(
          () => true,
          (again: unknown) => {
            if (tries <= 1 || !isUnavailable(again)) throw again;
          },
        );
        if (isSettled) return;
      }
    });
  });
}

/** A refusal is an answer like any other; what fails on our side may have taken effect before. */
async function settleFailure(
  context: Context,
  ours: Reservation,
  error: unknown,
  effects: Effects,
): Promise<void> {
  const { code, message, errors } = asAppError(error);
  // Nothing was tried, or nothing of it is there: it is to be tried again.
  const isToBeTried = code === 'rate_limited' || (code === 'unavailable' && !effects.mayBeThere);
  if (isToBeTried) return settleSoon(context, () => forgetReservation(context, ours));
  if (statusOf(code) >= 500)
    return settleSoon(context, () => settleReservation(context, ours, { outcome: 'unknown' }));
  return settleReservation(context, ours, {
    outcome: 'kept',
    answer: { failure: { code, message, errors } },
  });
}

/**
 * Runs a call once for each Idempotency-Key of its caller: who sends it again gets the answer of the
 * first time. The key is reserved before the call begins, so that after a crash between its effect
 * and its answer it is refused and not done twice.
 */
export async function once(
  endpoint: Endpoint,
  context: Context,
  asked: Asked,
  run: () => Promise<unknown>,
): Promise<unknown> {
  const key = readKey(endpoint, context);
  if (!key) return run();
  const ours = reservationOf(context, endpoint, key, asked);
  const reserving = new Effects();
  const { isOurs, before } = await reserving
    .during(() => reserve(context, ours))
    .catch(async (error: unknown) => {
      // Cut while it was written down, which nobody knows of: left there, it would hold the key.
      if (isUnavailable(error) && reserving.mayBeThere)
        await settleSoon(context, () => forgetReservation(context, ours));
      throw error;
    });
  if (!isOurs) return repeat(context, ours, before);
  // What cannot be written down stays reserved, and is "unknown" later.
  const lost = (error: unknown) =>
    context.log.error({ err: error, call: endpoint.name }, 'the outcome of a keyed call was lost');
  const effects = new Effects();
  try {
    const answer = await effects.during(run);
    const isSecret = endpoint.repeats === 'secret' || answer instanceof Download;
    const { showsDataOf } = context.reply;
    await settleReservation(
      context,
      ours,
      isSecret ? { outcome: 'not_kept' } : { outcome: 'kept', answer: { answer, showsDataOf } },
    ).catch(lost);
    return answer;
  } catch (error) {
    await settleFailure(context, ours, error, effects).catch(lost);
    throw error;
  }
}
