import { call } from '#client/lib/api.ts';
import { useCallForm } from '#client/lib/use-call-form.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Field } from '#client/ui/Field.tsx';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { cancelVisit } from '#contract/deals/visit-steps.ts';
import type { MeetingData } from '#contract/deals/visits.ts';
import contactsWords from '#messages/deals/contacts/index.ts';
import words from '#messages/deals/visits/index.ts';

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
      title={state === 'requested' ? words.takeBackTitle : words.cancelTitle}
      description={side === 'owner' ? words.buyerToldNoOffer : words.ownerToldOthers}
      cancelLabel={words.keepIt}
      submitLabel={state === 'requested' ? contactsWords.takeBack : words.cancelVisit}
      busyLabel={words.cancelling}
      busy={busy}
      danger
      onSubmit={cancel}
      onClose={onClose}
    >
      <Field
        label={contactsWords.reason}
        help={words.reads({ name: other.name })}
        error={errors.reason?.message}
        required
      >
        <TextArea rows={3} {...form.register('reason')} />
      </Field>
    </FormDialog>
  );
}
