import { type ReactNode, type SyntheticEvent, useEffect, useId, useState } from 'react';
import { call } from '#client/lib/api.ts';
import { dropDraft } from '#client/lib/use-draft.ts';
import { useStep } from '#client/lib/use-step.ts';
import { FileView } from '#client/people/documents/FileView.tsx';
import { nameFact } from '#client/people/documents/name-fact.ts';
import { PaperDesk } from '#client/people/documents/PaperDesk.tsx';
import { useDocument } from '#client/people/documents/use-document.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { decideKyc } from '#contract/people/admin.ts';
import { ROLE_LABEL } from '#domain/lib/role.ts';
import words from '#messages/people/reviewing/index.ts';
import { CHECK_LABEL } from './check-label.ts';
import { NamesToCompare } from './NamesToCompare.tsx';
import { ReasonField } from './ReasonField.tsx';
import type { Review } from './rows.ts';
import { useReasonForm } from './use-reason-form.ts';

interface Props {
  review: Review;
  /** The way to the next one that waits. */
  steps: ReactNode;
  onClose: () => void;
  /** Decided here or elsewhere. */
  onDone: () => void;
}

/** A document or two names, and the decision; nothing is decided about a document not opened. */
export function ReviewDialog({ review, steps, onClose, onDone }: Props) {
  const { checkId, kind, documentId, fileName, person, personId, role } = review;
  const formId = useId();
  const draft = `kyc-${checkId}`;
  const form = useReasonForm(draft);
  const document = useDocument(documentId);
  const [step, setStep] = useState<'look' | 'reject'>('look');
  const { busy, take } = useStep({ form, onDone });
  useEffect(() => {
    if (step === 'reject') form.setFocus('reason');
  }, [step, form]);

  const approve = () =>
    take(() =>
      call(decideKyc, { params: { checkId }, body: { decision: 'approve', name: person } }),
    );
  const reject = form.handleSubmit(({ reason }) =>
    take(async () => {
      const body = { decision: 'reject' as const, reason };
      const answer = await call(decideKyc, { params: { checkId }, body });
      dropDraft(draft);
      return answer;
    }),
  );
  const submit = (event: SyntheticEvent) => void reject(event);

  const facts = [
    nameFact({ label: words.nameLabel, person, checkedName: review.checkedName, isVerified: true }),
    { label: words.role, value: ROLE_LABEL[role] },
  ];
  const opened = document.state === 'ready';
  const whose = documentId === null ? words.whoseCheck : words.whoseDocument;
  return (
    <Dialog
      open
      size={documentId === null ? 'wide' : 'full'}
      title={
        kind === 'document'
          ? words.documentOf({ person })
          : words.checkOf({ check: CHECK_LABEL[kind], person })
      }
      description={whose({ role: ROLE_LABEL[role], id: personId })}
      onClose={() => !busy && onClose()}
      actions={
        step === 'look' ? (
          <>
            <Button variant="quiet" disabled={busy || !opened} onClick={() => setStep('reject')}>
              {words.reject}
            </Button>
            <Button busy={busy} busyLabel={words.approving} disabled={!opened} onClick={approve}>
              {words.approve}
            </Button>
          </>
        ) : (
          <>
            <Button variant="quiet" disabled={busy} onClick={() => setStep('look')}>
              {words.back}
            </Button>
            <Button
              type="submit"
              form={formId}
              variant="danger"
              busy={busy}
              busyLabel={words.rejecting}
            >
              {kind === 'document' ? words.rejectDocument : words.rejectCheck}
            </Button>
          </>
        )
      }
    >
      <div className="grid gap-5">
        {steps}
        <NamesToCompare review={review} />
        {documentId !== null && (
          <PaperDesk title={words.asSignedUp} facts={facts}>
            {(onText) => (
              <FileView
                file={document}
                name={fileName ?? CHECK_LABEL.document}
                alt={words.identityDocumentOf({ person })}
                advice={words.saveLookDelete}
                compact={step === 'reject'}
                onText={onText}
              />
            )}
          </PaperDesk>
        )}
      </div>
      {step === 'reject' && (
        <form id={formId} noValidate onSubmit={submit}>
          <ReasonField form={form} label={words.whyRejected} help={words.personReads} />
        </form>
      )}
    </Dialog>
  );
}
