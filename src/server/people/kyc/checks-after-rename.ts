import { and, eq, inArray, sql } from 'drizzle-orm';
import { fullNameOf } from '#domain/lib/full-name.ts';
import { BADGE_OF, type Badge, type Verification, verificationOf } from '#domain/people/kyc.ts';
import { nameMatch } from '#domain/people/same-person-name.ts';
import words from '#messages/people/news/index.ts';
import { audit } from '#server/core/audit.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { identityChecks, type Person, people } from '#server/db/schema/index.ts';
import { notify } from '#server/people/notifications/index.ts';
import { endChecks } from './end-checks.ts';
import { badgeColumns } from './give-badge.ts';

const BADGES: readonly Badge[] = ['aadhaar', 'pan'];

type Check = Pick<
  typeof identityChecks.$inferSelect,
  'id' | 'kind' | 'state' | 'checkedName' | 'approvedName'
>;

const fits = ({ checkedName, approvedName }: Check, name: string) =>
  [checkedName, approvedName].some((known) => known !== null && nameMatch(known, name) === 'same');

async function checksOf(tx: Transaction, personId: number, nameUntilNow: string): Promise<Check[]> {
  const standing = and(
    eq(identityChecks.personId, personId),
    inArray(identityChecks.state, ['verified', 'recheck']),
  );
  // Checks older than names were kept stand for the name the account had.
  await tx
    .update(identityChecks)
    .set({ checkedName: sql`coalesce(checked_name, ${nameUntilNow})` })
    .where(standing);
  const { id, kind, state, checkedName, approvedName } = identityChecks;
  return tx
    .select({ id, kind, state, checkedName, approvedName })
    .from(identityChecks)
    .where(standing);
}

async function tell(
  context: Context,
  tx: Transaction,
  personId: number,
  had: Verification,
  has: Verification,
): Promise<void> {
  const lost = BADGES.filter((badge) => had[badge] && !has[badge]);
  const regained = BADGES.filter((badge) => !had[badge] && has[badge]);
  if (lost.length === 0 && regained.length === 0) return;
  const isLost = lost.length > 0;
  await audit(context, tx, {
    action: isLost ? 'kyc.rename' : 'kyc.rename-back',
    subjectKind: 'person',
    subjectId: personId,
    detail: { badges: isLost ? lost : regained },
  });
  await notify(context, tx, personId, {
    kind: 'kyc',
    link: '/MyProfile#kyc',
    ...(isLost
      ? {
          title: () => words.checkAgain,
          body: () => words.checkAgainBody,
        }
      : {
          title: () => words.verifiedAgain,
          body: () => words.verifiedAgainBody,
        }),
  });
}

/**
 * The account has been given another name, its row locked: badges whose checks were of another
 * name go, and those checks wait for staff; badges whose checks fit again come back. Returns the
 * person as they are then.
 */
export async function checksAfterRename(
  context: Context,
  tx: Transaction,
  before: Person,
  after: Person,
): Promise<Person> {
  const [from, to] = [fullNameOf(before), fullNameOf(after)];
  if (from === to) return after;
  const checks = await checksOf(tx, after.id, from);
  const idsOf = (state: Check['state'], fitting: boolean) =>
    checks
      .filter((check) => check.state === state && fits(check, to) === fitting)
      .map(({ id }) => id);
  await endChecks(context, tx, 'rename', inArray(identityChecks.id, idsOf('verified', false)));
  await endChecks(context, tx, 'rename_back', inArray(identityChecks.id, idsOf('recheck', true)));

  const had = verificationOf(before);
  const stillHas = (badge: Badge) => {
    const ofBadge = checks.filter(({ kind }) => BADGE_OF[kind] === badge);
    if (ofBadge.length > 0) return ofBadge.some((check) => fits(check, to));
    return had[badge] && nameMatch(from, to) === 'same';
  };
  const has: Verification = { aadhaar: stillHas('aadhaar'), pan: stillHas('pan') };
  const columns = { ...badgeColumns('aadhaar', has.aadhaar), ...badgeColumns('pan', has.pan) };
  await tx.update(people).set(columns).where(eq(people.id, after.id));
  await tell(context, tx, after.id, had, has);
  return { ...after, ...columns };
}
