import { call } from '#client/lib/api.ts';
import { DecisionDialog } from '#client/people/admin/DecisionDialog.tsx';
import { type AdminPayout, rejectAdminPayout } from '#contract/money/payout-admin.ts';
import { formatExactRupees } from '#domain/lib/money.ts';
import words from '#messages/money/staff-payouts/index.ts';

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
      title={words.stopTitle({ amount: formatExactRupees(amount) })}
      description={words.stopBody({ payee: payee.name })}
      confirmLabel={words.stopIt}
      confirmBusyLabel={words.stopping}
      readers={words.payeeReads}
      draft={`stop-payout-${payoutId}`}
      decide={(body) => call(rejectAdminPayout, { params: { payoutId }, body })}
      onClose={onClose}
      onDone={onDone}
    />
  );
}
