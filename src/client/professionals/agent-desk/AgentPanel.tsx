import { useState } from 'react';
import { TimeLeft } from '#client/deals/deal/TimeLeft.tsx';
import { call } from '#client/lib/api.ts';
import { useCall } from '#client/lib/use-call.ts';
import { useStep } from '#client/lib/use-step.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import { Badge } from '#client/ui/Badge.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import { Section } from '#client/ui/Section.tsx';
import { offerStatus, withdrawInterest } from '#contract/professionals/agent-interests.ts';
import type { ListedIn } from '#domain/homes/listing.ts';
import words from '#messages/professionals/agent-desk/index.ts';
import { AssignedDetails } from './AssignedDetails.tsx';
import { HoldNotice } from './HoldNotice.tsx';
import { STATE } from './interest-labels.ts';
import { OfferDialog } from './OfferDialog.tsx';

interface Props {
  listingId: number;
  listedIn: ListedIn;
  userId: number;
}

function Withdraw({ interestId }: { interestId: number }) {
  const { busy, take } = useStep();
  const step = () => call(withdrawInterest, { params: { id: interestId } });
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

/** What an agent can do about a listing: work on it where it is theirs, or offer to. */
export function AgentPanel({ listingId, listedIn, userId }: Props) {
  const [open, setOpen] = useState(false);
  const params = { listingId };
  const { state, answer, error, reload } = useCall(offerStatus, { params });
  const verb = listedIn === 'sell' ? words.sell : words.letWord;
  if (answer?.data.engagementId) return <AssignedDetails listingId={listingId} userId={userId} />;
  const { interest, mayOffer = false, why } = answer?.data ?? {};
  const waits = interest?.state === 'requested';
  return (
    <Section
      title={words.agents}
      className="card grid justify-items-start gap-3 p-5"
      aria-label={words.agents}
    >
      <HoldNotice listingId={listingId} />
      <Loader state={state} error={error} onRetry={reload}>
        {() => (
          <>
            {interest && (
              <p className="flex flex-wrap items-center gap-2">
                {words.offer}{' '}
                <Badge {...(STATE[interest.state].tone && { tone: STATE[interest.state].tone })}>
                  {STATE[interest.state].title}
                </Badge>
                {waits && (
                  <span className="text-sm text-muted">
                    <TimeLeft until={interest.expiresAt} serverTime={new Date().toISOString()} />
                  </span>
                )}
              </p>
            )}
            {mayOffer && (
              <>
                <p className="text-muted">{words.offerOwnerHome({ verb })}</p>
                <Button onClick={() => setOpen(true)}>{words.offerHome({ verb })}</Button>
              </>
            )}
            {why && <p className="text-muted">{why}</p>}
            <div className="flex flex-wrap gap-3 empty:hidden">
              {waits && interest && <Withdraw interestId={interest.id} />}
              {interest && (
                <AppLink className="link py-2" href="/AssignedProperties#offers">
                  {words.allMyOffers}
                </AppLink>
              )}
            </div>
          </>
        )}
      </Loader>
      {open && <OfferDialog listingId={listingId} verb={verb} onClose={() => setOpen(false)} />}
    </Section>
  );
}
