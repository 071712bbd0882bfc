import { type AdminPayout, rejectAdminPayout } from '#contract/payout-admin.ts';
import { formatExactRupees } from '#domain/money.ts';
import { call } from '../../lib/api.ts';
import { useCallForm } from '../../lib/use-call-form.ts';
import { useDecision } from '../../lib/use-decision.ts';
import { dropDraft, readDraft, useDraft } from '../../lib/use-draft.ts';
import { Field } from '../../ui/Field.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { TextArea } from '../../ui/TextArea.tsx';

interface Props {
  payout: AdminPayout;
  onClose: () => void;
  /** Stopped, or changed elsewhere. */
  onDone: () => void;
}

export function StopPayoutDialog({ payout, onClose, onDone }: Props) {
  const { id: payoutId, amount, payee } = payout;
  const draft = `stop-payout-${payoutId}`;
  const form = useCallForm(rejectAdminPayout, {
    reason: readDraft<{ reason: string }>(draft)?.reason ?? '',
  });
  useDraft(draft, form);
  const { busy, decide } = useDecision(form, onDone);
  const submit = form.handleSubmit((body) =>
    decide(async () => {
      const answer = await call(rejectAdminPayout, { params: { payoutId }, body });
      dropDraft(draft);
      return answer;
    }),
  );
  return (
    <FormDialog
      title={`Stop the payout of ${formatExactRupees(amount)}?`}
      description={`Nothing is sent to ${payee.name}. The money is held again, and can be asked for anew.`}
      submitLabel="Stop the payout"
      busyLabel="Stopping…"
      busy={busy}
      danger
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label="Why?"
        help="The payee reads this, and it stands in the audit log."
        error={form.formState.errors.reason?.message}
        required
      >
        <TextArea rows={3} {...form.register('reason')} />
      </Field>
    </FormDialog>
  );
}
