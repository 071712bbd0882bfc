import { call } from '#client/lib/api.ts';
import { useCallForm } from '#client/lib/use-call-form.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Field } from '#client/ui/Field.tsx';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { loseLead } from '#contract/professionals/lead-steps.ts';
import words from '#messages/professionals/leads/index.ts';

/** Closes a lead with the reason, for the agent's own eyes. */
export function LoseDialog({ leadId, onClose }: { leadId: number; onClose: () => void }) {
  const form = useCallForm(loseLead, { reason: '' });
  const { busy, take } = useStep({ form });
  const submit = form.handleSubmit(async (body) => {
    const isDone = await take(() => call(loseLead, { params: { id: leadId }, body }));
    if (isDone) onClose();
  });
  return (
    <FormDialog
      title={words.closeLeadLost}
      description={words.canTakeUp}
      cancelLabel={words.back}
      submitLabel={words.closeLost}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label={words.why}
        help={words.onlyYou}
        error={form.formState.errors.reason?.message}
        required
      >
        <TextArea rows={3} {...form.register('reason')} />
      </Field>
    </FormDialog>
  );
}
