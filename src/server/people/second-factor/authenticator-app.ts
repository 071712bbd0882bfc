import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { AppError } from '#contract/lib/errors.ts';
import { hoursBefore } from '#domain/lib/time/deadlines.ts';
import newsWords from '#messages/people/news/index.ts';
import refusalsWords from '#messages/people/refusals/index.ts';
import type { Context } from '#server/core/context.ts';
import type { Queryable } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import { authenticatorApps } from '#server/db/schema/index.ts';
import { seal, unsealByAny } from '#server/lib/seal.ts';
import { notify } from '#server/people/notifications/index.ts';

const STEP_SECONDS = 30;
/** A clock may be half a minute off, either way. */
const WINDOW = 1;
/** Wrong codes in an hour: who guesses on needs, for an even chance, more than half a year. */
const MAX_TRIES = 10;

/** The app of somebody's, as it reckons; all that is in use speak SHA-1 and six digits. */
export const appOf = (secret: string, label = ''): TOTP =>
  new TOTP({
    issuer: 'Propertysearch',
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: STEP_SECONDS,
    secret: Secret.fromBase32(secret),
  });

export const newSecret = (): string => new Secret({ size: 20 }).base32;

export const sealSecret = ({ secrets }: Context, secret: string): Buffer =>
  seal(secrets.key('authenticator app'), secret);

/** The half minute a code belongs to, or undefined for one that is not right now. */
export function stepOf(context: Context, sealed: Buffer, code: string): number | undefined {
  const timestamp = context.now().getTime();
  const app = appOf(unsealByAny(context.secrets.keys('authenticator app'), sealed));
  const delta = app.validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : TOTP.counter({ period: STEP_SECONDS, timestamp }) + delta;
}

const wrong = (words: string) =>
  new AppError('wrong_credentials', words, [{ path: 'code', message: words }]);

/**
 * Counts a try before anything is compared, in a statement of its own: of many at once no more than
 * the allowed count. Answers the sealed secret, undefined where there is no app.
 */
async function countTry(context: Context, personId: number): Promise<Buffer | undefined> {
  const now = context.now();
  const isOld = sql`(tried_since is null or tried_since < ${hoursBefore(now, 1)})`;
  const [counted] = await rows<{ sealed: Buffer; tries: number }>(
    context.db,
    sql`update authenticator_apps
        set tries = case when ${isOld} then 1 else tries + 1 end,
            tried_since = case when ${isOld} then ${now} else tried_since end
        where person_id = ${personId} and confirmed_at is not null
        returning secret_sealed as sealed, tries`,
  );
  if (!counted) return undefined;
  if (counted.tries === MAX_TRIES + 1) await warn(context, personId);
  if (counted.tries > MAX_TRIES) {
    throw new AppError('rate_limited', refusalsWords.waitAnHour);
  }
  return counted.sealed;
}

/** Only who knows the password, or holds a session, comes so far. */
function warn(context: Context, personId: number): Promise<void> {
  return notify(context, context.db, personId, {
    kind: 'security',
    title: () => newsWords.guessingCodes,
    body: () => newsWords.guessingCodesBody,
    link: '/MyProfile#password',
  });
}

/** A code that is right is no guess, also where it was used before. */
async function takeTryBack({ db }: Context, personId: number): Promise<void> {
  await db
    .update(authenticatorApps)
    .set({ tries: sql`greatest(0, ${authenticatorApps.tries} - 1)` })
    .where(eq(authenticatorApps.personId, personId));
}

/** Uses up the half minute of a code, and all before; false when it was used. */
async function spendStep({ db, now }: Context, personId: number, step: number): Promise<boolean> {
  const { lastStep, personId: owner } = authenticatorApps;
  const spent = await db
    .update(authenticatorApps)
    .set({ lastStep: step, lastUsedAt: now() })
    .where(and(eq(owner, personId), or(isNull(lastStep), lt(lastStep, step))))
    .returning({ personId: owner });
  return spent.length === 1;
}

/** Takes a code of somebody's app, once. Throws wrong_credentials, or rate_limited after ten. */
export async function takeAppCode(context: Context, personId: number, code: string): Promise<void> {
  const sealed = await countTry(context, personId);
  const step = sealed && stepOf(context, sealed, code);
  if (step === undefined) throw wrong(refusalsWords.wrongAppCode);
  await takeTryBack(context, personId);
  if (!(await spendStep(context, personId, step))) throw wrong(refusalsWords.usedAppCode);
}

/** The app that counts, if there is one. */
export async function findApp(db: Queryable, personId: number) {
  const { personId: owner, confirmedAt, lastUsedAt } = authenticatorApps;
  const [app] = await db
    .select({ confirmedAt, lastUsedAt })
    .from(authenticatorApps)
    .where(and(eq(owner, personId), isNotNull(confirmedAt)));
  return app;
}
