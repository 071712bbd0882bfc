import { type ReactNode, useId, useState } from 'react';
import { call } from '#client/lib/api.ts';
import { PaperDesk } from '#client/people/documents/PaperDesk.tsx';
import { Button } from '#client/ui/Button.tsx';
import { classes } from '#client/ui/classes.ts';
import { Dialog } from '#client/ui/Dialog.tsx';
import { decideVerification, type Paper } from '#contract/homes/verifications.ts';
import { PAPER_LABEL } from '#domain/homes/ownership-papers.ts';
import papersWords from '#messages/homes/papers/index.ts';
import { DecisionForm } from './DecisionForm.tsx';
import { homeFacts } from './home-facts.ts';
import { PaperView } from './PaperView.tsx';
import type { WaitingVerification } from './rows.ts';

interface Props {
  review: WaitingVerification;
  /** The way to the next one that waits. */
  steps: ReactNode;
  onClose: () => void;
  /** Decided here or elsewhere. */
  onDone: () => void;
}

interface PickProps {
  papers: readonly Paper[];
  shown: Paper;
  onPick: (paper: Paper) => void;
}

function PaperPick({ papers, shown, onPick }: PickProps) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{papersWords.paperLook}</legend>
      {papers.map((paper) => (
        <button
          key={paper.documentId}
          type="button"
          aria-pressed={paper.documentId === shown.documentId}
          onClick={() => onPick(paper)}
          className={classes(
            'min-h-11 rounded-control border px-3',
            paper.documentId === shown.documentId ? 'border-brand bg-brand-soft' : 'border-line',
          )}
        >
          {PAPER_LABEL[paper.kind]}
        </button>
      ))}
    </fieldset>
  );
}

/** The papers of a listing and the decision about them; nothing is decided about what was not seen. */
export function ReviewPapers({ review, steps, onClose, onDone }: Props) {
  const { verificationId, listingId, title, address, person, personId, papers } = review;
  const formId = useId();
  const [shown, setShown] = useState(papers[0]);
  const [seen, setSeen] = useState(false);
  const [step, setStep] = useState<'look' | 'approve' | 'reject'>('look');
  const [busy, setBusy] = useState(false);
  const params = { verificationId };

  const send = (words: string) =>
    call(decideVerification, {
      params,
      body:
        step === 'approve'
          ? { decision: 'approve', evidence: words }
          : { decision: 'reject', reason: words },
    });

  return (
    <Dialog
      open
      size="full"
      title={papersWords.papersWord({ title })}
      description={papersWords.ownerPropertyOpening({ address, person, personId, listingId })}
      onClose={() => !busy && onClose()}
      actions={
        step === 'look' ? (
          <>
            <Button key="reject" variant="quiet" disabled={!seen} onClick={() => setStep('reject')}>
              {papersWords.reject}
            </Button>
            <Button key="approve" disabled={!seen} onClick={() => setStep('approve')}>
              {papersWords.approve}
            </Button>
          </>
        ) : (
          <>
            <Button variant="quiet" disabled={busy} onClick={() => setStep('look')}>
              {papersWords.back}
            </Button>
            {/* A button of its own: the one just pressed must not turn into one that submits. */}
            <Button
              key="submit"
              type="submit"
              form={formId}
              variant={step === 'reject' ? 'danger' : 'primary'}
              busy={busy}
              busyLabel={papersWords.sending}
            >
              {step === 'approve' ? papersWords.giveBadge : papersWords.rejectPapers}
            </Button>
          </>
        )
      }
    >
      {steps}
      {shown ? (
        <>
          {papers.length > 1 && <PaperPick papers={papers} shown={shown} onPick={setShown} />}
          <PaperDesk key={shown.documentId} title={papersWords.entered} facts={homeFacts(review)}>
            {(onText) => (
              <PaperView
                paper={shown}
                compact={step !== 'look'}
                onText={onText}
                onSeen={() => setSeen(true)}
              />
            )}
          </PaperDesk>
        </>
      ) : (
        <p className="text-muted">{papersWords.papersGoneTheir}</p>
      )}
      {step !== 'look' && (
        <DecisionForm
          key={step}
          id={formId}
          draft={`verification-${verificationId}-${step}`}
          kind={step === 'approve' ? 'evidence' : 'reason'}
          label={step === 'approve' ? papersWords.whatSeen : papersWords.whyTheyRejected}
          help={step === 'approve' ? papersWords.shownBadgeIndex : papersWords.ownerReadsSay}
          send={send}
          onBusy={setBusy}
          onDone={onDone}
        />
      )}
    </Dialog>
  );
}
