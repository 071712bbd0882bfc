import { type ReactNode, useState } from 'react';
import { inFull } from '#client/deals/deal/in-full.ts';
import { ReasonDialog } from '#client/deals/deal/ReasonDialog.tsx';
import { call } from '#client/lib/api.ts';
import { useStep } from '#client/lib/use-step.ts';
import { ApproveDialog } from '#client/money/escrow/ApproveDialog.tsx';
import { Button } from '#client/ui/Button.tsx';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { acceptQuote, startWork } from '#contract/professionals/engagement-steps.ts';
import type { EngagementDetail } from '#contract/professionals/engagements.ts';
import { PROFESSION } from '#domain/lib/profession.ts';
import { isDeliveredByReport } from '#domain/professionals/engagement.ts';
import { AskAgainDialog, DeliverDialog } from './DeliverDialog.tsx';
import { QuoteDialog } from './QuoteDialog.tsx';
import { type ReasonStep, reasonSteps } from './reason-steps.ts';

interface Props {
  engagement: EngagementDetail;
  userId: number;
}

function WithDialog({
  label,
  children,
}: {
  label: string;
  children: (onClose: () => void) => ReactNode;
}) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      {open && children(() => setOpen(false))}
    </>
  );
}

function PlainStep({ label, step }: { label: string; step: () => Promise<{ message: string }> }) {
  const { busy, take } = useStep();
  return (
    <Button busy={busy} onClick={() => void take(step)}>
      {label}
    </Button>
  );
}

function ClientStep({ engagement }: Props) {
  const { id, state, quote, profession, release, other } = engagement;
  const params = { id };
  if (state === 'quoted') {
    return (
      <PlainStep
        label={`Accept for ${inFull(quote ?? 0)}`}
        step={() => call(acceptQuote, { params })}
      />
    );
  }
  if (state === 'accepted') {
    return (
      <ButtonLink variant="accent" href={`${PROFESSION[profession].fee.path}?engagement=${id}`}>
        Pay {inFull(quote ?? 0)} into escrow
      </ButtonLink>
    );
  }
  if (state === 'delivered' && release?.state === 'requested') {
    return (
      <WithDialog label="Confirm with a code…">
        {(onClose) => (
          <ApproveDialog
            release={{ id: release.id, amount: release.amount, payee: other }}
            description="It confirms the work: the fee leaves escrow for good, our commission is kept of it. Do it once you have what you agreed on."
            onClose={onClose}
          />
        )}
      </WithDialog>
    );
  }
  return null;
}

function ProfessionalStep({ engagement, userId }: Props) {
  const { id, state, release } = engagement;
  if (state === 'requested') {
    return (
      <WithDialog label="Quote a fee…">
        {(onClose) => <QuoteDialog engagement={engagement} onClose={onClose} />}
      </WithDialog>
    );
  }
  if (state === 'paid') {
    return <PlainStep label="Start the work" step={() => call(startWork, { params: { id } })} />;
  }
  if (state === 'working' && !isDeliveredByReport(engagement)) {
    return (
      <WithDialog label="Deliver…">
        {(onClose) => <DeliverDialog engagement={engagement} userId={userId} onClose={onClose} />}
      </WithDialog>
    );
  }
  if (state === 'delivered' && release?.state === 'expired') {
    return (
      <WithDialog label="Ask for the fee again…">
        {(onClose) => <AskAgainDialog engagement={engagement} userId={userId} onClose={onClose} />}
      </WithDialog>
    );
  }
  return null;
}

/** What the caller can do about a piece of work now. */
export function EngagementActions({
  engagement,
  userId,
  children,
}: Props & { children?: ReactNode }) {
  const [chosen, setChosen] = useState<ReasonStep>();
  const Step = engagement.side === 'client' ? ClientStep : ProfessionalStep;
  const { id } = engagement;
  return (
    <div className="flex flex-wrap gap-3">
      <Step engagement={engagement} userId={userId} />
      {reasonSteps(engagement).map((step) => (
        <Button key={step.label} variant="quiet" onClick={() => setChosen(step)}>
          {step.label}
        </Button>
      ))}
      {children}
      {chosen && (
        <ReasonDialog
          title={chosen.title}
          description={chosen.description}
          confirmLabel={chosen.confirmLabel}
          draft={`${chosen.endpoint.name}-${id}`}
          step={(reason) => call(chosen.endpoint, { params: { id }, body: { reason } })}
          onClose={() => setChosen(undefined)}
        />
      )}
    </div>
  );
}
