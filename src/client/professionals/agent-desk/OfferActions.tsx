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
import words from '#messages/professionals/agent-desk/index.ts';

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
          {words.accept({ inFull: inFull(fee) })}
        </Button>
      )}
      <Button variant="quiet" onClick={() => setAsking('decline')}>
        {words.decline}
      </Button>
      <ConfirmDialog
        open={asking === 'accept'}
        title={words.hire({ other, inFull: inFull(fee) })}
        description={words.theyWorkDays({ workDays })}
        confirmLabel={words.acceptOffer}
        busyLabel={words.accepting}
        busy={busy}
        onConfirm={() => void accept()}
        onCancel={() => setAsking(undefined)}
      />
      {asking === 'decline' && (
        <ReasonDialog
          title={words.declineOffer({ other })}
          description={words.theyCannotOffer}
          confirmLabel={words.declineThe}
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
    <Button
      variant="quiet"
      busy={busy}
      busyLabel={words.takingBack}
      onClick={() => void take(step)}
    >
      {words.takeOfferBack}
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
      {isOwner ? words.payFollowWork : words.openWork}
    </ButtonLink>
  );
}
