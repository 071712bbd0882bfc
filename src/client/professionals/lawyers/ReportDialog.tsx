import { call } from '#client/lib/api.ts';
import { type FormOf, useCallForm } from '#client/lib/use-call-form.ts';
import { dropDraft, readDraft, useDraft } from '#client/lib/use-draft.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Field } from '#client/ui/Field.tsx';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { issueTitleReport, type LawyerWorkDetail } from '#contract/professionals/lawyers.ts';
import words from '#messages/professionals/lawyers/index.ts';

interface Props {
  work: LawyerWorkDetail;
  onClose: () => void;
}

/** The lawyer's opinion makes the finished checklist a report. */
export function ReportDialog({ work: { engagementId, progress }, onClose }: Props) {
  const draft = `title-report-${engagementId}`;
  const form = useCallForm(issueTitleReport, {
    opinion: '',
    ...readDraft<FormOf<typeof issueTitleReport>>(draft),
  });
  useDraft(draft, form);
  const { busy, take } = useStep({ form });
  const submit = form.handleSubmit(async (body) => {
    const step = () => call(issueTitleReport, { params: { id: engagementId }, body });
    if (!(await take(step))) return;
    dropDraft(draft);
    onClose();
  });
  return (
    <FormDialog
      size="normal"
      title={words.makeTitleReport}
      description={words.holdsOpinionAll({ total: progress.total })}
      submitLabel={words.makeReport}
      busyLabel={words.making}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label={words.opinion}
        help={words.titleClearMarketable}
        required
        error={form.formState.errors.opinion?.message}
      >
        <TextArea rows={8} {...form.register('opinion')} />
      </Field>
    </FormDialog>
  );
}
