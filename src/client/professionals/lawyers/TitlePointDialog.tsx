import { call } from '#client/lib/api.ts';
import { type FormOf, useCallForm } from '#client/lib/use-call-form.ts';
import { dropDraft, readDraft, useDraft } from '#client/lib/use-draft.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Field } from '#client/ui/Field.tsx';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { Select } from '#client/ui/Select.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { saveTitlePoint, type TitlePoint } from '#contract/professionals/lawyers.ts';
import {
  CHECK_RESULT_LABEL,
  CHECK_RESULTS,
  type CheckResult,
} from '#domain/professionals/title-check.ts';
import lawyersWords from '#messages/professionals/lawyers/index.ts';

interface Props {
  engagementId: number;
  point: TitlePoint;
  /** Chosen before. */
  result: CheckResult;
  onClose: () => void;
}

/** A point with what was seen, in the lawyer's words. */
export function TitlePointDialog({ engagementId, point, result, onClose }: Props) {
  const { item, label, note } = point;
  const draft = `title-${engagementId}-${item}`;
  const form = useCallForm(saveTitlePoint, {
    note: note ?? '',
    ...readDraft<FormOf<typeof saveTitlePoint>>(draft),
    item,
    result,
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
      description={lawyersWords.clientReadsGoes}
      submitLabel={lawyersWords.noteDown}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={lawyersWords.howStands} required error={errors.result?.message}>
        <Select
          options={CHECK_RESULTS.map((value) => ({ value, label: CHECK_RESULT_LABEL[value] }))}
          {...form.register('result')}
        />
      </Field>
      <Field
        label={lawyersWords.whatSaw}
        help={lawyersWords.neededProblemWhat}
        error={errors.note?.message}
      >
        <TextArea {...form.register('note')} />
      </Field>
    </FormDialog>
  );
}
