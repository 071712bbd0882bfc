import { useState } from 'react';
import { call } from '#client/lib/api.ts';
import { type FormOf, useCallForm } from '#client/lib/use-call-form.ts';
import { dropDraft, readDraft, useDraft } from '#client/lib/use-draft.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Badge } from '#client/ui/Badge.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { Section } from '#client/ui/Section.tsx';
import { Select } from '#client/ui/Select.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import {
  type LawyerWorkDetail,
  saveTitlePoint,
  type TitlePoint,
} from '#contract/professionals/lawyers.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import { CHECK_RESULT_LABEL, CHECK_RESULTS } from '#domain/professionals/title-check.ts';
import { RESULT_TONE } from './lead-labels.ts';
import { ReportDialog } from './ReportDialog.tsx';

interface PointProps {
  engagementId: number;
  point: TitlePoint;
}

function PointDialog({ engagementId, point, onClose }: PointProps & { onClose: () => void }) {
  const { item, label, result, note } = point;
  const draft = `title-${engagementId}-${item}`;
  const form = useCallForm(saveTitlePoint, {
    item,
    result: result === 'open' ? 'fine' : result,
    note: note ?? '',
    ...readDraft<FormOf<typeof saveTitlePoint>>(draft),
  });
  useDraft(draft, form);
  const { errors } = form.formState;
  const { busy, take } = useStep({ form });
  const submit = form.handleSubmit(async (body) => {
    const step = () => call(saveTitlePoint, { params: { id: engagementId }, body });
    if (!(await take(step))) return;
    dropDraft(draft);
    onClose();
  });
  return (
    <FormDialog
      title={label}
      description="Your client reads this, and it goes into the title report."
      submitLabel="Note it down"
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label="How it stands" required error={errors.result?.message}>
        <Select
          options={CHECK_RESULTS.map((value) => ({ value, label: CHECK_RESULT_LABEL[value] }))}
          {...form.register('result')}
        />
      </Field>
      <Field label="What you saw" help="Needed for a problem." error={errors.note?.message}>
        <TextArea {...form.register('note')} />
      </Field>
    </FormDialog>
  );
}

function Point({ engagementId, point, canEdit }: PointProps & { canEdit: boolean }) {
  const [open, setOpen] = useState(false);
  const { label, result, note, at } = point;
  const action = result === 'open' ? 'Note down' : 'Change';
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold wrap-anywhere">{label}</p>
        {note && <p className="text-sm wrap-anywhere whitespace-pre-line">{note}</p>}
        {at && result !== 'open' && (
          <p className="text-sm text-muted">Looked at on {formatDate(at)}</p>
        )}
      </div>
      <div className="flex items-center gap-3">
        <Badge tone={RESULT_TONE[result]}>{CHECK_RESULT_LABEL[result]}</Badge>
        {canEdit && (
          <Button variant="quiet" aria-label={`${action}: ${label}`} onClick={() => setOpen(true)}>
            {action}
          </Button>
        )}
      </div>
      {open && (
        <PointDialog engagementId={engagementId} point={point} onClose={() => setOpen(false)} />
      )}
    </li>
  );
}

function wordsOf({ progress: { fine, problems, total } }: LawyerWorkDetail): string {
  const looked = fine + problems;
  if (looked === 0) return `None of the ${total} points is looked at yet.`;
  const found = problems === 0 ? 'no problem so far' : `${problems} with a problem`;
  return `${looked} of ${total} points looked at, ${found}.`;
}

/** The points of a title check with what was found; the lawyer notes them down one by one. */
export function TitleCheck({ work }: { work: LawyerWorkDetail }) {
  const [reporting, setReporting] = useState(false);
  const { engagementId, checklist, progress, side, state } = work;
  const looked = progress.fine + progress.problems;
  const canEdit = side === 'professional' && state === 'working';
  return (
    <Section
      title="Title check"
      titleId="title-check"
      actions={
        canEdit && (
          <Button disabled={looked < progress.total} onClick={() => setReporting(true)}>
            Make the title report
          </Button>
        )
      }
      className="card grid grid-cols-1 gap-3 p-5"
    >
      <progress
        className="h-2 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-brand"
        aria-label="Points looked at"
        value={looked}
        max={progress.total}
      />
      <p className="text-sm text-muted">
        {wordsOf(work)}
        {side === 'professional' && state === 'paid' && ' Start the work above to note them down.'}
      </p>
      <ul className="divide-y divide-line">
        {checklist.map((point) => (
          <Point
            key={`${point.item} ${point.at}`}
            engagementId={engagementId}
            point={point}
            canEdit={canEdit}
          />
        ))}
      </ul>
      {reporting && <ReportDialog work={work} onClose={() => setReporting(false)} />}
    </Section>
  );
}
