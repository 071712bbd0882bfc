import { ProfessionalProfile } from '#client/dashboard/profile/ProfessionalProfile.tsx';
import { Engagement } from '#client/dashboard/work/Engagement.tsx';
import type { PageProps } from '#client/lib/page.ts';
import { OfferDetails } from '#client/professionals/agent-desk/OfferDetails.tsx';
import { PageFrame } from '#client/ui/PageFrame.tsx';
import words from '#messages/people/desk/index.ts';

/** An agent who asks to sell or let the caller's property: one offer of theirs, or who they are. */
export function RequestDetailsOfAgent({ params, userId }: PageProps) {
  const agentId = Number(params.agentId);
  const interestId = Number(params.id) || 0;
  if (interestId === 0) {
    return (
      <PageFrame heading={words.agent}>
        <ProfessionalProfile personId={agentId} userId={userId} mayAsk={agentId !== userId} />
      </PageFrame>
    );
  }
  return (
    <PageFrame heading={words.agentsOffer}>
      <OfferDetails interestId={interestId} agentId={agentId}>
        {(engagementId) => <Engagement engagementId={engagementId} userId={userId} withoutReview />}
      </OfferDetails>
    </PageFrame>
  );
}
