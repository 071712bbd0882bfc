import { useState } from 'react';
import { inFull } from '#client/deals/deal/in-full.ts';
import { ReasonDialog } from '#client/deals/deal/ReasonDialog.tsx';
import { call } from '#client/lib/api.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Button } from '#client/ui/Button.tsx';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import {
  acceptInterest,
  declineInterest,
  type InterestRow,
  withdrawInterest,
} from '#contract/professionals/agent-interests.ts';

type Asking = 'accept' | 'decline' | undefined;

function OwnerSteps({ offer }: { offer: InterestRow }) {
  const [asking, setAsking] = useState<Asking>();
  const { busy, take } = useStep();
  const { id, fee, other, workDays, live, taken } = offer;
  const accept = async () => {
    await take(() => call(acceptInterest, { params: { id } }));
    setAsking(undefined);
  };
  return (
    <>
      {live && !taken && (
        <Button variant="primary" onClick={() => setAsking('accept')}>
          Accept for {inFull(fee)}
        </Button>
      )}
      <Button variant="quiet" onClick={() => setAsking('decline')}>
        Decline
      </Button>
      <ConfirmDialog
        open={asking === 'accept'}
        title={`Hire ${other} for ${inFull(fee)}?`}
        description={`They work ${workDays} days for it. You pay the fee into escrow within the next days; it reaches them only with your code.`}
        confirmLabel="Accept the offer"
        busyLabel="Accepting…"
        busy={busy}
        onConfirm={() => void accept()}
        onCancel={() => setAsking(undefined)}
      />
      {asking === 'decline' && (
        <ReasonDialog
          title={`Decline the offer of ${other}?`}
          description="They cannot offer it again for a month."
          confirmLabel="Decline the offer"
          draft={`declineInterest-${id}`}
          step={(reason) => call(declineInterest, { params: { id }, body: { reason } })}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
}

function AgentSteps({ id }: { id: number }) {
  const { busy, take } = useStep();
  const step = () => call(withdrawInterest, { params: { id } });
  return (
    <Button variant="quiet" busy={busy} busyLabel="Taking it back…" onClick={() => void take(step)}>
      Take the offer back
    </Button>
  );
}

/** What the caller can do about an offer now. */
export function OfferActions({ offer }: { offer: InterestRow }) {
  const { id, side, state, engagementId } = offer;
  if (state === 'requested') {
    return side === 'owner' ? <OwnerSteps offer={offer} /> : <AgentSteps id={id} />;
  }
  if (state !== 'accepted' || engagementId === null) return null;
  const isOwner = side === 'owner';
  return (
    <ButtonLink
      href={`${isOwner ? '/HiredAgents/0' : '/AgentLeadList'}?engagement=${engagementId}`}
    >
      {isOwner ? 'Pay and follow the work' : 'Open the work'}
    </ButtonLink>
  );
}
