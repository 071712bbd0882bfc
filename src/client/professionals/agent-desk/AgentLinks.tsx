import { Handshake } from 'lucide-react';
import { useCall } from '#client/lib/use-call.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import { requestInterestList } from '#contract/professionals/agent-interests.ts';
import words from '#messages/professionals/agent-desk/index.ts';

/** The ways from a listing of the caller's to agents: to hire one, and to what they offer. */
export function AgentLinks({ listingId, userId }: { listingId: number; userId: number }) {
  // One answer for all rows of a page; those that wait come first in it.
  const { answer } = useCall(requestInterestList, {
    params: { id: userId },
    query: { page: 1, side: 'owner' },
  });
  const waiting = (answer?.data ?? []).filter(
    (offer) => offer.listingId === listingId && offer.state === 'requested',
  ).length;
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-6 border-t border-line pt-2">
      <AppLink
        href={`/MyProperties/HireAgentForProperty/?property=${listingId}`}
        className="link inline-flex items-center gap-2 py-2"
      >
        <Handshake aria-hidden="true" className="size-5" />
        {words.hireAgent}
      </AppLink>
      <AppLink href={`/PropertyRequest/${listingId}#agents`} className="link py-2">
        {waiting > 0 ? words.agentsWaitingAnswer({ waiting }) : words.agentsOffers}
      </AppLink>
    </p>
  );
}
