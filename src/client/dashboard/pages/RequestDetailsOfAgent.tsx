import { Engagement } from '#client/dashboard/work/Engagement.tsx';
import type { PageProps } from '#client/lib/page.ts';
import { OfferDetails } from '#client/professionals/agent-desk/OfferDetails.tsx';
import { OffersOfAgent } from '#client/professionals/agent-desk/OfferLists.tsx';
import { ProfessionalPage } from '#client/professionals/hiring/ProfessionalPage.tsx';
import { Reviews } from '#client/professionals/reviews/Reviews.tsx';
import { PageFrame } from '#client/ui/PageFrame.tsx';

function AgentProfile({ agentId, userId }: { agentId: number; userId: number }) {
  return (
    <PageFrame heading="Agent">
      <ProfessionalPage personId={agentId} userId={userId} mayAsk />
      <h2 className="text-xl">Offers to you</h2>
      <OffersOfAgent userId={userId} agentId={agentId} />
      <h2 className="text-xl">Reviews</h2>
      <Reviews personId={agentId} />
    </PageFrame>
  );
}

/** An agent who asks to sell or let the caller's property: one offer of theirs, or who they are. */
export function RequestDetailsOfAgent({ params, userId }: PageProps) {
  const agentId = Number(params.agentId);
  const interestId = Number(params.id) || 0;
  if (interestId === 0) return <AgentProfile agentId={agentId} userId={userId} />;
  return (
    <PageFrame heading="Agent’s offer">
      <OfferDetails interestId={interestId} agentId={agentId}>
        {(engagementId) => <Engagement engagementId={engagementId} userId={userId} withoutReview />}
      </OfferDetails>
    </PageFrame>
  );
}
