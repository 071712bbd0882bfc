import { eq } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import type { getLicence } from '#contract/people/licences.ts';
import { documents, licences } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { findCaller } from '#server/session/find-person.ts';

export const getLicenceVerb: Verb<typeof getLicence> = async (context) => {
  const { id, licence } = await findCaller(context);
  const [check] = await context.db
    .select({
      state: licences.state,
      fileName: documents.fileName,
      link: licences.link,
      validUntil: licences.validUntil,
      reason: licences.reason,
    })
    .from(licences)
    .leftJoin(documents, eq(documents.id, licences.documentId))
    .where(eq(licences.personId, id));
  return success(licence === null ? null : { number: licence, check: check ?? null });
};
