import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { addWorkPaper as endpoint, openPaper } from '#contract/professionals/work-papers.ts';
import doneWords from '#messages/professionals/done/index.ts';
import words from '#messages/professionals/news/index.ts';
import refusalsWords from '#messages/professionals/refusals/index.ts';
import { audit } from '#server/core/audit.ts';
import type { Verb } from '#server/http/execute.ts';
import {
  lockEngagement,
  requireEngagement,
  tellSide,
} from '#server/professionals/engagements/index.ts';
import {
  addWorkPaper,
  openWorkPaper,
  requirePaperAct,
  withStoredPaper,
} from '#server/professionals/work-papers/index.ts';

export const addWorkPaperVerb: Verb<typeof endpoint> = async (
  context,
  { params, query, file: bytes },
) => {
  if (!bytes) throw new AppError('malformed');
  // Nobody's upload is read through who may not add it.
  const before = await requireEngagement(context, params.id);
  const { side, profession } = before;
  const { kind, label, filename } = query;
  if (profession !== 'lawyer') throw new AppError('not_found');
  requirePaperAct(before, 'handIn', context.now(), refusalsWords.papersBetween);
  if (kind === 'agreement' && side === 'client') {
    const message = refusalsWords.agreementsByLawyer;
    throw new AppError('invalid', message, [{ path: 'kind', message }]);
  }
  const paper = await withStoredPaper(context, { bytes, fileName: filename }, (file) =>
    context.db.transaction(async (tx) => {
      const engagement = await lockEngagement(context, tx, params.id);
      requirePaperAct(engagement, 'handIn', context.now(), refusalsWords.papersBetween);
      const { id: engagementId, clientId, professionalId } = engagement;
      const byId = side === 'client' ? clientId : professionalId;
      const made = await addWorkPaper(context, tx, { engagementId, byId, kind, label, file });
      await audit(context, tx, {
        action: 'work.document.add',
        subjectKind: 'engagement',
        subjectId: engagementId,
        detail: { label, version: made.version, sha256: file.sha256 },
      });
      await tellSide(context, tx, engagement, side === 'client' ? 'professional' : 'client', {
        title: () => words.paperHandedIn,
        body: () => words.paperVersion({ label, version: made.version }),
      });
      return made;
    }),
  );
  return success({ paperId: paper.id, version: paper.version }, doneWords.paperHandedIn);
};

export const openPaperVerb: Verb<typeof openPaper> = (context, { params }) =>
  openWorkPaper(context, params.id);
