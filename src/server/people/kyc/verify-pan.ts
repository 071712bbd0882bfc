import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { verifyPan } from '#contract/people/kyc.ts';
import { fullNameOf } from '#domain/lib/full-name.ts';
import { maskPan, readPan } from '#domain/people/pan.ts';
import { type NameMatch, nameMatch } from '#domain/people/same-person-name.ts';
import identityWords from '#messages/people/identity/index.ts';
import words from '#messages/people/news/index.ts';
import refusalsWords from '#messages/people/refusals/index.ts';
import standing from '#messages/people/standing/index.ts';
import { audit } from '#server/core/audit.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { insertOne } from '#server/db/insert-one.ts';
import { identityChecks, type Person } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { fieldError } from '#server/lib/field-error.ts';
import { forTheBooks } from '#server/lib/for-the-books.ts';
import { seal } from '#server/lib/seal.ts';
import { notify } from '#server/people/notifications/index.ts';
import { findCaller, lockCaller } from '#server/session/find-person.ts';
import { giveBadge, withdrawWaiting } from './give-badge.ts';
import { nameFits } from './name-fits.ts';
import { hashPan, onceByPan } from './pan-hash.ts';
import { providerAway } from './provider-away.ts';

const noSuchPan = () => fieldError('pan', refusalsWords.noSuchPan);
const unsureName = () => forTheBooks(() => standing.unsureName.pan);

function requireUnverified({ panVerified }: Person): void {
  if (panVerified) throw new AppError('conflict', refusalsWords.panVerifiedAlready);
}

interface Found {
  consentAt: Date;
  reference: string;
  pan: string;
  /** The holder's name as on record, where it is the one that was typed. */
  holder: string | null;
}

/** Whether the PAN is the account's, by its name as it is now: the typed one proves nothing. */
const matchOf = (holder: string | null, person: Person): NameMatch =>
  holder === null ? 'different' : nameMatch(holder, fullNameOf(person));

const STATE = { same: 'verified', unsure: 'submitted', different: 'rejected' } as const;
const ACTION = { same: 'verify', unsure: 'refer', different: 'reject' } as const;
const NEWS = {
  same: {
    title: () => words.panVerified,
    body: () => words.panVerifiedBody,
  },
  unsure: {
    title: () => words.lookingPan,
    body: () => words.lookingPanBody,
  },
} as const;

/** Of a PAN that is somebody else's nothing is kept; one that waits for staff serves nobody yet. */
function kept(context: Context, match: NameMatch, { pan, holder }: Found) {
  if (match === 'different')
    return { reason: holder === null ? refusalsWords.panOtherName : refusalsWords.panNotYours };
  return {
    panSealed: seal(context.secrets.key('pan'), pan),
    panMasked: maskPan(pan),
    checkedName: holder,
    ...(match === 'same' ? { panHash: hashPan(context, pan) } : { reason: unsureName() }),
  };
}

/** Keeps what the provider found, in one transaction with what follows from it. */
async function record(context: Context, tx: Transaction, found: Found): Promise<NameMatch> {
  const { now } = context;
  const person = await lockCaller(context, tx);
  requireUnverified(person);
  const match = matchOf(found.holder, person);
  if (match === 'same') await giveBadge(context, tx, person.id, 'pan');
  if (match === 'unsure') await withdrawWaiting(context, tx, person.id, 'pan');
  const check = await insertOne(tx, identityChecks, {
    consentAt: found.consentAt,
    reference: found.reference,
    personId: person.id,
    kind: 'pan',
    state: STATE[match],
    consent: identityWords.consent.pan,
    createdAt: now(),
    decidedAt: match === 'unsure' ? null : now(),
    ...kept(context, match, found),
  });
  await audit(context, tx, {
    action: `kyc.pan.${ACTION[match]}`,
    subjectKind: 'identity_check',
    subjectId: check.id,
  });
  if (match !== 'different') {
    await notify(context, tx, person.id, { kind: 'kyc', link: '/MyProfile', ...NEWS[match] });
  }
  return match;
}

export const verifyPanVerb: Verb<typeof verifyPan> = async (context, { body }) => {
  const consentAt = context.now();
  const pan = readPan(body.pan);
  if (!pan) throw noSuchPan();
  requireUnverified(await findCaller(context));
  const checked = await context.ports.kyc.checkPan(pan, body.name);
  if (!checked.ok) throw checked.reason === 'invalid' ? noSuchPan() : providerAway();
  const holder = nameFits(checked.match) ? checked.registeredName : null;
  const { reference } = checked;
  const match = await onceByPan(() =>
    context.db.transaction((tx) => record(context, tx, { consentAt, reference, pan, holder })),
  );
  if (match === 'different')
    throw fieldError(
      'name',
      holder === null ? refusalsWords.panOtherName : refusalsWords.panNotYours,
    );
  return success(null, match === 'same' ? refusalsWords.panDone : refusalsWords.panCompared);
};
