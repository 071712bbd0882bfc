import { eq, sql } from 'drizzle-orm';
import type { BodyOf } from '#contract/lib/endpoint.ts';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { decideLicence } from '#contract/people/licences.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import doneWords from '#messages/people/done/index.ts';
import words from '#messages/people/news/index.ts';
import refusalsWords from '#messages/people/refusals/index.ts';
import { audit } from '#server/core/audit.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { licences } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { fieldError } from '#server/lib/field-error.ts';
import { notify } from '#server/people/notifications/index.ts';
import { lockPerson } from '#server/session/find-person.ts';
import { personOf } from '#server/session/person.ts';
import { moveLicence } from './move-licence.ts';

type Body = BodyOf<typeof decideLicence>;

function newsOf(body: Body) {
  return body.decision === 'verify'
    ? {
        title: () => words.licenceChecked,
        body: () => words.licenceCheckedBody({ validUntil: formatDate(body.validUntil) }),
      }
    : {
        title: () => words.licenceRefused,
        body: () => words.licenceRefusedBody({ reason: body.reason }),
      };
}

async function decide(context: Context, tx: Transaction, licenceId: number, body: Body) {
  const ofId = eq(licences.id, licenceId);
  const [found] = await tx.select().from(licences).where(ofId);
  // The person first, as everywhere.
  if (!found || !(await lockPerson(tx, found.personId))) throw new AppError('not_found');
  const [now] = await tx.select().from(licences).where(ofId);
  if (now?.number !== body.number || !(now.documentId || now.link)) {
    throw new AppError('conflict', refusalsWords.licenceChanged);
  }
  const by = sql`decided_by = ${personOf(context).id}, decided_at = ${context.now()}`;
  const moved =
    body.decision === 'verify'
      ? await moveLicence(
          tx,
          licenceId,
          'verify',
          sql`${by}, valid_until = ${body.validUntil}::date`,
        )
      : await moveLicence(tx, licenceId, 'refuse', sql`${by}, reason = ${body.reason}`);
  if (!moved) throw new AppError('conflict', refusalsWords.licenceDecided);
  await notify(context, tx, found.personId, {
    kind: 'kyc',
    link: '/MyProfile#licence',
    ...newsOf(body),
  });
  const { decision, ...detail } = body;
  await audit(context, tx, {
    action: `licence.${decision}`,
    subjectKind: 'licence',
    subjectId: licenceId,
    detail: { personId: found.personId, ...detail },
  });
}

export const decideLicenceVerb: Verb<typeof decideLicence> = async (context, { params, body }) => {
  if (body.decision === 'verify' && body.validUntil < puneDate(context.now())) {
    throw fieldError('validUntil', refusalsWords.licenceRunOut);
  }
  await context.db.transaction((tx) => decide(context, tx, params.licenceId, body));
  return success(null, body.decision === 'verify' ? doneWords.verified : doneWords.refusedTold);
};
