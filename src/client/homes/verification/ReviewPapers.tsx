import { type ReactNode, useId, useState } from 'react';
import { call } from '#client/lib/api.ts';
import { PaperDesk } from '#client/people/documents/PaperDesk.tsx';
import { Button } from '#client/ui/Button.tsx';
import { classes } from '#client/ui/classes.ts';
import { Dialog } from '#client/ui/Dialog.tsx';
import { decideVerification, PAPER_LABEL, type Paper } from '#contract/homes/verifications.ts';
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
      <legend className="sr-only">Paper to look at</legend>
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
      title={`Papers of “${title}”`}
      description={`${address}. Owner: ${person} #${personId}, property #${listingId}. Opening a paper is written to the audit log.`}
      onClose={() => !busy && onClose()}
      actions={
        step === 'look' ? (
          <>
            <Button key="reject" variant="quiet" disabled={!seen} onClick={() => setStep('reject')}>
              Reject…
            </Button>
            <Button key="approve" disabled={!seen} onClick={() => setStep('approve')}>
              Approve…
            </Button>
          </>
        ) : (
          <>
            <Button variant="quiet" disabled={busy} onClick={() => setStep('look')}>
              Back
            </Button>
            {/* A button of its own: the one just pressed must not turn into one that submits. */}
            <Button
              key="submit"
              type="submit"
              form={formId}
              variant={step === 'reject' ? 'danger' : 'primary'}
              busy={busy}
              busyLabel="Sending…"
            >
              {step === 'approve' ? 'Give the badge' : 'Reject the papers'}
            </Button>
          </>
        )
      }
    >
      {steps}
      {shown ? (
        <>
          {papers.length > 1 && <PaperPick papers={papers} shown={shown} onPick={setShown} />}
          <PaperDesk key={shown.documentId} title="As it was entered" facts={homeFacts(review)}>
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
        <p className="text-muted">The papers are gone; their owner may have closed the account.</p>
      )}
      {step !== 'look' && (
        <DecisionForm
          key={step}
          id={formId}
          draft={`verification-${verificationId}-${step}`}
          kind={step === 'approve' ? 'evidence' : 'reason'}
          label={step === 'approve' ? 'What have you seen?' : 'Why are they rejected?'}
          help={
            step === 'approve'
              ? 'Shown with the badge: “Index II of 2021 in the owner’s name”. No number of a paper, no name.'
              : 'The owner reads this. Say what is wrong and what to send instead.'
          }
          send={send}
          onBusy={setBusy}
          onDone={onDone}
        />
      )}
    </Dialog>
  );
}
