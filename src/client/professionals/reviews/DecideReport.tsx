import { useId } from 'react';
import { call } from '#client/lib/api.ts';
import { useCallForm } from '#client/lib/use-call-form.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Ago } from '#client/ui/Ago.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Field } from '#client/ui/Field.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { type AbuseReport, decideAbuseReport } from '#contract/professionals/abuse-reports.ts';
import type { ReportSubject } from '#domain/professionals/review.ts';
import { labels } from '#messages/lib/labels.ts';
import reviewsWords from '#messages/professionals/reviews/index.ts';
import { reportWords } from './report-words.ts';

const HIDE: Record<ReportSubject, string> = labels(() => reviewsWords.hide);

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
      description={`${subjectKind === 'listing' ? reviewsWords.propertyOwner({ subjectId }) : subjectKind === 'person' ? reviewsWords.member({ title }) : reviewsWords.by} ${person} #${personId}`}
      onClose={() => !busy && onClose()}
      actions={
        <>
          <Button variant="quiet" busy={busy} onClick={() => send('keep')}>
            {gone ? reviewsWords.closeReport : reviewsWords.keep}
          </Button>
          {!gone && (
            <Button variant="danger" busy={busy} onClick={() => send('hide')}>
              {HIDE[subjectKind]}
            </Button>
          )}
        </>
      }
    >
      {gone && <p className="rounded-card bg-warn/12 p-3">{reviewsWords.outSightAlready}</p>}
      {text && (
        <blockquote className="max-h-[30dvh] overflow-y-auto border-l-3 border-line pl-3 wrap-anywhere whitespace-pre-line">
          {text}
        </blockquote>
      )}
      <div>
        <h3 className="text-sm font-normal text-muted">{reviewsWords.whatSaidAgainst}</h3>
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
          label={reviewsWords.reason}
          help={reviewsWords.whoeverAboutReads}
          required
          error={errors.reason?.message}
        >
          <TextArea rows={3} {...form.register('reason')} />
        </Field>
      </form>
    </Dialog>
  );
}
