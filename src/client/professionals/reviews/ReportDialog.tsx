import { toast } from 'sonner';
import { call } from '#client/lib/api.ts';
import { showErrors } from '#client/lib/form-errors.ts';
import { useCallForm } from '#client/lib/use-call-form.ts';
import { Field } from '#client/ui/Field.tsx';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { Select } from '#client/ui/Select.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { isAppError } from '#contract/lib/errors.ts';
import { reportAbuse } from '#contract/professionals/abuse-reports.ts';
import { LISTING_FAULT_LABEL, LISTING_FAULTS } from '#domain/professionals/review.ts';
import reviewsWords from '#messages/professionals/reviews/index.ts';

const FAULTS = LISTING_FAULTS.map((value) => ({ value, label: LISTING_FAULT_LABEL[value] }));

interface Props {
  subjectKind: 'review' | 'person' | 'listing';
  subjectId: number;
  onClose: () => void;
}

/** Says to the staff what is wrong with something. */
export function ReportDialog({ subjectKind, subjectId, onClose }: Props) {
  const form = useCallForm(reportAbuse, {
    subjectKind,
    subjectId,
    reason: '',
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    try {
      toast.success((await call(reportAbuse, { body })).message);
      onClose();
    } catch (error) {
      showErrors(form, error);
      if (isAppError(error) && error.code === 'not_found') onClose();
    }
  });
  return (
    <FormDialog
      title={reviewsWords.reportThis({ subjectKind })}
      description={reviewsWords.staffLookTell}
      submitLabel={reviewsWords.reportIt}
      busyLabel={reviewsWords.reporting}
      busy={isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
      {subjectKind === 'listing' && (
        <Field label={reviewsWords.whatWrong} required error={errors.fault?.message}>
          <Select options={FAULTS} placeholder={reviewsWords.choose} {...form.register('fault')} />
        </Field>
      )}
      <Field
        label={subjectKind === 'listing' ? reviewsWords.words : reviewsWords.whatWrong}
        required
        error={errors.reason?.message}
      >
        <TextArea rows={3} {...form.register('reason')} />
      </Field>
    </FormDialog>
  );
}
