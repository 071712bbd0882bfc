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
import words from '#messages/professionals/engagements/index.ts';
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
        label={words.accept({ inFull: inFull(quote ?? 0) })}
        step={() => call(acceptQuote, { params })}
      />
    );
  }
  if (state === 'accepted') {
    return (
      <ButtonLink variant="accent" href={`${PROFESSION[profession].fee.path}?engagement=${id}`}>
        {words.payIntoEscrow({ inFull: inFull(quote ?? 0) })}
      </ButtonLink>
    );
  }
  if (state === 'delivered' && release?.state === 'requested') {
    return (
      <WithDialog label={words.confirmCode}>
        {(onClose) => (
          <ApproveDialog
            release={{ id: release.id, amount: release.amount, payee: other }}
            description={words.confirmsWorkFee}
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
      <WithDialog label={words.quoteFee}>
        {(onClose) => <QuoteDialog engagement={engagement} onClose={onClose} />}
      </WithDialog>
    );
  }
  if (state === 'paid') {
    return <PlainStep label={words.startWork} step={() => call(startWork, { params: { id } })} />;
  }
  if (state === 'working' && !isDeliveredByReport(engagement)) {
    return (
      <WithDialog label={words.deliverWord}>
        {(onClose) => <DeliverDialog engagement={engagement} userId={userId} onClose={onClose} />}
      </WithDialog>
    );
  }
  if (state === 'delivered' && release?.state === 'expired') {
    return (
      <WithDialog label={words.askFor}>
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
