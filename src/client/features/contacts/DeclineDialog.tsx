import { toast } from 'sonner';
import { declineContact } from '#contract/contacts.ts';
import { call } from '../../lib/api.ts';
import { showErrors } from '../../lib/form-errors.ts';
import { useCallForm } from '../../lib/use-call-form.ts';
import { refreshDeals } from '../../lib/use-step.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextArea } from '../../ui/TextArea.tsx';

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
    <Dialog
      open
      size="narrow"
      title={`Decline the request of ${name}?`}
      description="They are told, and your number stays with you."
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" disabled={isSubmitting} onClick={onClose}>
            Cancel
          </Button>
          <Button busy={isSubmitting} busyLabel="Declining…" onClick={decline}>
            Decline the request
          </Button>
        </>
      }
    >
      <Field label="Reason" help="If you like; the buyer reads it." error={errors.reason?.message}>
        <TextArea rows={3} {...form.register('reason')} />
      </Field>
    </Dialog>
  );
}
