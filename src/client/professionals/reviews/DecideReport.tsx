import { useId } from 'react';
import { call } from '#client/lib/api.ts';
import { useCallForm } from '#client/lib/use-call-form.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Ago } from '#client/ui/Ago.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Field } from '#client/ui/Field.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { type AbuseReport, decideAbuseReport } from '#contract/professionals/reviews.ts';
import type { ReportSubject } from '#domain/professionals/review.ts';
import { reportWords } from './report-words.ts';

const HIDE: Record<ReportSubject, string> = {
  review: 'Take the review out',
  message: 'Take the message out',
  person: 'Suspend the person',
  listing: 'Take the property down',
};

interface Props {
  report: AbuseReport;
  onClose: () => void;
  /** Decided here or elsewhere. */
  onDone: () => void;
}

/** A reported thing, what is said against it, and the decision. */
export function DecideReport({ report, onClose, onDone }: Props) {
  const { reportId, subjectKind, subjectId, person, personId, title, text, gone, reports } = report;
  const formId = useId();
  const form = useCallForm(decideAbuseReport, { decision: 'keep', reason: '' });
  const { busy, take } = useStep({ form, onDone });
  const { errors } = form.formState;
  const send = (decision: 'hide' | 'keep') => {
    form.setValue('decision', decision);
    void form.handleSubmit((body) =>
      take(() => call(decideAbuseReport, { params: { reportId }, body })),
    )();
  };
  return (
    <Dialog
      open
      title={subjectKind === 'person' ? person : title}
      description={`${subjectKind === 'listing' ? `Property #${subjectId}, owner` : subjectKind === 'person' ? `${title}, member` : 'By'} ${person} #${personId}`}
      onClose={() => !busy && onClose()}
      actions={
        <>
          <Button variant="quiet" busy={busy} onClick={() => send('keep')}>
            {gone ? 'Close the report' : 'Keep it'}
          </Button>
          {!gone && (
            <Button variant="danger" busy={busy} onClick={() => send('hide')}>
              {HIDE[subjectKind]}
            </Button>
          )}
        </>
      }
    >
      {gone && <p className="rounded-card bg-warn/12 p-3">It is out of sight already.</p>}
      {text && (
        <blockquote className="max-h-[30dvh] overflow-y-auto border-l-3 border-line pl-3 wrap-anywhere whitespace-pre-line">
          {text}
        </blockquote>
      )}
      <div>
        <h3 className="text-sm font-normal text-muted">What is said against it</h3>
        <ul className="grid gap-2">
          {reports.map((said) => (
            <li key={`${said.by} ${said.at}`} className="wrap-anywhere">
              {reportWords(said)}{' '}
              <span className="text-sm text-muted">
                {said.by}, <Ago at={said.at} />
              </span>
            </li>
          ))}
        </ul>
      </div>
      <form id={formId} noValidate onSubmit={(event) => event.preventDefault()}>
        <Field
          label="Your reason"
          help="Whoever it is about reads it; so do those who reported it, if it stays."
          required
          error={errors.reason?.message}
        >
          <TextArea rows={3} {...form.register('reason')} />
        </Field>
      </form>
    </Dialog>
  );
}
