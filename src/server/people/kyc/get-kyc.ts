import { desc, eq } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import type { getKyc, KycCheck } from '#contract/people/kyc.ts';
import type { CheckKind, CheckState } from '#domain/people/kyc.ts';
import type { Context } from '#server/core/context.ts';
import { documents, identityChecks } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { findCaller } from '#server/session/find-person.ts';
import { isSpent } from './otp-life.ts';

type Row = typeof identityChecks.$inferSelect;

/** An OTP nobody used is shown as what it is, though nothing has written that down yet. */
const stateOf = (check: Row, now: Date): CheckState =>
  check.state === 'otp_sent' && isSpent(check, now) ? 'expired' : check.state;

async function newestOfEachKind({ db, now }: Context, personId: number) {
  const found = await db
    .selectDistinctOn([identityChecks.kind], {
      check: identityChecks,
      fileName: documents.fileName,
    })
    .from(identityChecks)
    .leftJoin(documents, eq(documents.id, identityChecks.documentId))
    .where(eq(identityChecks.personId, personId))
    .orderBy(identityChecks.kind, desc(identityChecks.id));
  return new Map<CheckKind, KycCheck>(
    found.map(({ check, fileName }) => [
      check.kind,
      {
        id: check.id,
        state: stateOf(check, now()),
        at: (check.decidedAt ?? check.createdAt).toISOString(),
        shown: check.lastFour ?? check.panMasked ?? fileName,
        reason: check.reason,
      },
    ]),
  );
}

export const getKycVerb: Verb<typeof getKyc> = async (context) => {
  const { id, aadhaarVerified, panVerified } = await findCaller(context);
  const checks = await newestOfEachKind(context, id);
  return success({
    aadharverification: aadhaarVerified,
    panverification: panVerified,
    sandbox: context.ports.kyc.isSandbox,
    aadhaar: checks.get('aadhaar') ?? null,
    pan: checks.get('pan') ?? null,
    document: checks.get('document') ?? null,
  });
};
