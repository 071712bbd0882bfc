import { call } from '#client/lib/api.ts';
import { DecisionDialog } from '#client/people/admin/DecisionDialog.tsx';
import { type AdminPayout, rejectAdminPayout } from '#contract/money/payout-admin.ts';
import { formatExactRupees } from '#domain/lib/money.ts';

interface Props {
  payout: AdminPayout;
  onClose: () => void;
  /** Stopped, or changed elsewhere. */
  onDone: () => void;
}

export function StopPayoutDialog({ payout, onClose, onDone }: Props) {
  const { id: payoutId, amount, payee } = payout;
  return (
    <DecisionDialog
      endpoint={rejectAdminPayout}
      title={`Stop the payout of ${formatExactRupees(amount)}?`}
      description={`Nothing is sent to ${payee.name}. The money is held again, and can be asked for anew.`}
      confirmLabel="Stop the payout"
      confirmBusyLabel="Stopping…"
      readers="The payee reads this, and it stands in the audit log."
      draft={`stop-payout-${payoutId}`}
      decide={(body) => call(rejectAdminPayout, { params: { payoutId }, body })}
      onClose={onClose}
      onDone={onDone}
    />
  );
}
