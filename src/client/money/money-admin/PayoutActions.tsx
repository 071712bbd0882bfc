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
import words from '#messages/money/staff-payouts/index.ts';
import { StopPayoutDialog } from './StopPayoutDialog.tsx';

interface Step {
  label: string;
  title: string;
  description: string;
  endpoint: typeof secondAdminPayout | typeof approveAdminPayout | typeof retryAdminPayout;
}

/** What comes next; nothing where somebody else must take it. */
function nextOf({ state, amount, secondedBy, payee, account }: AdminPayout): Step | undefined {
  const figure = { amount: formatExactRupees(amount) };
  const to = { payee: payee.name, lastFour: account.lastFour };
  if (state === 'waiting') {
    return {
      label: words.agree,
      title: words.agreeTitle(figure),
      description: words.agreeBody(to),
      endpoint: secondAdminPayout,
    };
  }
  if (state === 'seconded' && !secondedBy?.isCaller) {
    return {
      label: words.send(figure),
      title: words.sendTitle(figure),
      description: words.sendBody({ ...to, colleague: secondedBy?.name ?? words.colleague }),
      endpoint: approveAdminPayout,
    };
  }
  if (state === 'failed') {
    return {
      label: words.sendAgain,
      title: words.sendAgainTitle(figure),
      description: words.sendAgainBody(to),
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
        <p className="text-muted">{words.youFirst}</p>
      )}
      <Button variant="quiet" onClick={() => setAsked('stop')}>
        {words.stop}
      </Button>
      {next && (
        <ConfirmDialog
          open={asked === 'next'}
          title={next.title}
          description={next.description}
          confirmLabel={next.label}
          busyLabel={words.oneMoment}
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
