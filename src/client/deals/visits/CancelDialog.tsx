import { toast } from 'sonner';
import { call } from '#client/lib/api.ts';
import { showErrors } from '#client/lib/form-errors.ts';
import { useCallForm } from '#client/lib/use-call-form.ts';
import { refreshDeals } from '#client/lib/use-step.ts';
import { Field } from '#client/ui/Field.tsx';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { cancelVisit, type MeetingData } from '#contract/deals/visits.ts';

interface Props {
  visit: MeetingData;
  onClose: () => void;
}

export function CancelDialog({ visit: { id, side, other }, onClose }: Props) {
  const form = useCallForm(cancelVisit, { reason: '' });
  const { errors, isSubmitting } = form.formState;
  const cancel = form.handleSubmit(async (body) => {
    try {
      const { message } = await call(cancelVisit, { params: { visitId: id }, body });
      toast.success(message);
      onClose();
      await refreshDeals();
    } catch (error) {
      showErrors(form, error);
    }
  });
  return (
    <FormDialog
      title="Cancel this visit?"
      description={
        side === 'owner'
          ? 'The buyer is told, and this time is offered no more.'
          : 'The owner is told, and somebody else can book this time.'
      }
      cancelLabel="Keep it"
      submitLabel="Cancel the visit"
      busyLabel="Cancelling…"
      busy={isSubmitting}
      danger
      onSubmit={cancel}
      onClose={onClose}
    >
      <Field
        label="Reason"
        help={`${other.name} reads it.`}
        error={errors.reason?.message}
        required
      >
        <TextArea rows={3} {...form.register('reason')} />
      </Field>
    </FormDialog>
  );
}
