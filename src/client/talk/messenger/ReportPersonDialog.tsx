import { toast } from 'sonner';
import { call } from '#client/lib/api.ts';
import { showErrors } from '#client/lib/form-errors.ts';
import { useCallForm } from '#client/lib/use-call-form.ts';
import { Field } from '#client/ui/Field.tsx';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { reportAbuse } from '#contract/professionals/abuse-reports.ts';
import words from '#messages/talk/messenger/index.ts';

interface Props {
  person: { id: number; name: string };
  onClose: () => void;
}

/** Tells the staff of somebody, where no single message is what is wrong. */
export function ReportPersonDialog({ person, onClose }: Props) {
  const form = useCallForm(reportAbuse, {
    subjectKind: 'person',
    subjectId: person.id,
    reason: '',
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    try {
      toast.success((await call(reportAbuse, { body })).message);
      onClose();
    } catch (error) {
      showErrors(form, error);
    }
  });
  return (
    <FormDialog
      title={words.reportPerson({ name: person.name })}
      description={words.reportPersonBody}
      submitLabel={words.reportPersonDo}
      busyLabel={words.reporting}
      busy={isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={words.whatIsWrong} error={errors.reason?.message} required>
        <TextArea rows={3} {...form.register('reason')} />
      </Field>
    </FormDialog>
  );
}
