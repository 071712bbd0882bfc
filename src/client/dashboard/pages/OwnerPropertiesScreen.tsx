import { Plus } from 'lucide-react';
import { RequestCounts } from '#client/deals/contacts/RequestCounts.tsx';
import { MyListings } from '#client/homes/my-listings/MyListings.tsx';
import { Drafts } from '#client/homes/posting/Drafts.tsx';
import { PromotionLine } from '#client/money/promotions/PromotionLine.tsx';
import { PromotionResults } from '#client/money/promotions/PromotionResults.tsx';
import { AgentLinks } from '#client/professionals/agent-desk/AgentLinks.tsx';
import { PageFrame } from '#client/ui/PageFrame.tsx';
import { Section } from '#client/ui/Section.tsx';
import words from '#messages/people/desk/index.ts';

export function OwnerPropertiesScreen({ userId }: { userId: number }) {
  return (
    <PageFrame
      heading={words.myPropertiesWord}
      action={{ href: '/SelectPropertyType', label: words.postAnother, icon: Plus }}
    >
      <Section title={words.requestsMyProperties} titleId="requests" className="grid gap-3">
        <RequestCounts userId={userId} />
      </Section>
      <Drafts />
      <MyListings
        userId={userId}
        promotions={(listingId) => <PromotionResults listingId={listingId} />}
        below={({ propertydata, status }) => (
          <>
            <PromotionLine listingId={propertydata.id} />
            {status === 'live' && <AgentLinks listingId={propertydata.id} userId={userId} />}
          </>
        )}
      />
    </PageFrame>
  );
}
