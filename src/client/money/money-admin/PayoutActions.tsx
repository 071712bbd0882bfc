import { useState } from 'react';
import { call } from '#client/lib/api.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import {
  type AdminPayout,
  approveAdminPayout,
  retryAdminPayout,
  secondAdminPayout,
} from '#contract/money/payout-admin.ts';
import { formatExactRupees } from '#domain/lib/money.ts';
import { StopPayoutDialog } from './StopPayoutDialog.tsx';

interface Step {
  label: string;
  title: string;
  description: string;
  endpoint: typeof secondAdminPayout | typeof approveAdminPayout | typeof retryAdminPayout;
}

/** What comes next; nothing where somebody else must take it. */
function nextOf({ state, amount, secondedBy, payee, account }: AdminPayout): Step | undefined {
  const figure = formatExactRupees(amount);
  if (state === 'waiting') {
    return {
      label: 'Agree as the first',
      title: `Agree to pay out ${figure}?`,
      description: `To ${payee.name}, account ending ${account.lastFour}. Nothing is sent until somebody else of staff agrees too.`,
      endpoint: secondAdminPayout,
    };
  }
  if (state === 'seconded' && !secondedBy?.isCaller) {
    return {
      label: `Agree and send ${figure}`,
      title: `Send ${figure}?`,
      description: `To ${payee.name}, account ending ${account.lastFour}. ${secondedBy?.name ?? 'A colleague'} has agreed already. It is sent at once.`,
      endpoint: approveAdminPayout,
    };
  }
  if (state === 'failed') {
    return {
      label: 'Send it once more',
      title: `Send ${figure} once more?`,
      description: `To the same account of ${payee.name}, ending ${account.lastFour}.`,
      endpoint: retryAdminPayout,
    };
  }
  return undefined;
}

const CAN_STOP = ['waiting', 'seconded', 'failed'];

export function PayoutActions({ payout }: { payout: AdminPayout }) {
  const [asked, setAsked] = useState<'next' | 'stop'>();
  const close = () => setAsked(undefined);
  const { busy, take } = useStep({ onDone: close });
  if (!CAN_STOP.includes(payout.state)) return null;
  const next = nextOf(payout);
  return (
    <div className="flex flex-wrap items-center gap-3">
      {next ? (
        <Button onClick={() => setAsked('next')}>{next.label}</Button>
      ) : (
        <p className="text-muted">You agreed first. Somebody else of staff must agree too.</p>
      )}
      <Button variant="quiet" onClick={() => setAsked('stop')}>
        Stop it…
      </Button>
      {next && (
        <ConfirmDialog
          open={asked === 'next'}
          title={next.title}
          description={next.description}
          confirmLabel={next.label}
          busyLabel="One moment…"
          busy={busy}
          onConfirm={() =>
            void take(() => call(next.endpoint, { params: { payoutId: payout.id } }))
          }
          onCancel={close}
        />
      )}
      {asked === 'stop' && <StopPayoutDialog payout={payout} onClose={close} onDone={close} />}
    </div>
  );
}
