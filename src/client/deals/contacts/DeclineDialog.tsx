import { toast } from 'sonner';
import { call } from '#client/lib/api.ts';
import { showErrors } from '#client/lib/form-errors.ts';
import { useCallForm } from '#client/lib/use-call-form.ts';
import { refreshDeals } from '#client/lib/use-step.ts';
import { Field } from '#client/ui/Field.tsx';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { declineContact } from '#contract/deals/contact-steps.ts';

interface Props {
  requestId: number;
  name: string;
  onClose: () => void;
}

export function DeclineDialog({ requestId, name, onClose }: Props) {
  const form = useCallForm(declineContact, { reason: '' });
  const { errors, isSubmitting } = form.formState;
  const decline = form.handleSubmit(async (body) => {
    try {
      const { message } = await call(declineContact, { params: { requestId }, body });
      toast.success(message);
      onClose();
      await refreshDeals();
    } catch (error) {
      showErrors(form, error);
    }
  });
  return (
    <FormDialog
      title={`Decline the request of ${name}?`}
      description="They are told, and your number stays with you."
      submitLabel="Decline the request"
      busyLabel="Declining…"
      busy={isSubmitting}
      onSubmit={decline}
      onClose={onClose}
    >
      <Field label="Reason" help="If you like; the buyer reads it." error={errors.reason?.message}>
        <TextArea rows={3} {...form.register('reason')} />
      </Field>
    </FormDialog>
  );
}
