import { call } from '#client/lib/api.ts';
import { useCallForm } from '#client/lib/use-call-form.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Field } from '#client/ui/Field.tsx';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { cancelVisit, type MeetingData } from '#contract/deals/visits.ts';

interface Props {
  visit: MeetingData;
  onClose: () => void;
}

export function CancelDialog({ visit: { id, side, state, other }, onClose }: Props) {
  const form = useCallForm(cancelVisit, { reason: '' });
  const { errors } = form.formState;
  const { busy, take } = useStep({ form, staysOpen: true, onDone: onClose });
  const cancel = form.handleSubmit((body) =>
    take(() => call(cancelVisit, { params: { visitId: id }, body })),
  );
  return (
    <FormDialog
      title={state === 'requested' ? 'Take the request back?' : 'Cancel this visit?'}
      description={
        side === 'owner'
          ? 'The buyer is told, and this time is offered no more.'
          : 'The owner is told, and somebody else can ask for this time.'
      }
      cancelLabel="Keep it"
      submitLabel={state === 'requested' ? 'Take the request back' : 'Cancel the visit'}
      busyLabel="Cancelling…"
      busy={busy}
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
