import { eq, sql } from 'drizzle-orm';
import { Download } from '#contract/lib/download.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { agreementPdf as endpoint } from '#contract/professionals/agreements.ts';
import { TEMPLATE_TITLE } from '#domain/professionals/agreement-text/facts.ts';
import refusalsWords from '#messages/professionals/refusals/index.ts';
import { audit } from '#server/core/audit.ts';
import type { Context } from '#server/core/context.ts';
import { showsDataOf } from '#server/core/shows-data-of.ts';
import { type Agreement, agreements } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import {
  findFullName,
  readableAgreements,
  stampCopy,
  wordsOf,
} from '#server/professionals/work-papers/index.ts';
import { personOf } from '#server/session/person.ts';
import { agreementPdf } from './agreement-pdf.ts';

async function findReadable(context: Context, id: number): Promise<Agreement> {
  const [readable] = await readableAgreements(context, context.db, sql`a.id = ${id}`);
  const [agreement] = readable
    ? await context.db.select().from(agreements).where(eq(agreements.id, id))
    : [];
  if (!agreement) throw new AppError('not_found', refusalsWords.agreementNotFound);
  showsDataOf(context, agreement.sellerId, agreement.buyerId);
  return agreement;
}

export const agreementPdfVerb: Verb<typeof endpoint> = async (context, { params }) => {
  const { db, now } = context;
  const agreement = await findReadable(context, params.id);
  const { id: viewerId } = personOf(context);
  const words = wordsOf(context, {
    viewerId,
    viewer: await findFullName(db, viewerId),
    sha256: agreement.sha256,
    at: now(),
  });
  await audit(context, db, {
    action: 'agreement.open',
    subjectKind: 'agreement',
    subjectId: agreement.id,
  });
  const bytes = await stampCopy(
    await agreementPdf(db, agreement),
    'application/pdf',
    words,
    'margins',
  );
  const name = `${TEMPLATE_TITLE[agreement.template]}, version ${agreement.version}.pdf`;
  return new Download(bytes, 'application/pdf', name);
};
