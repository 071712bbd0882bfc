import { Plus } from 'lucide-react';
import { RequestCounts } from '#client/dashboard/RequestCounts.tsx';
import { MyListings } from '#client/homes/my-listings/MyListings.tsx';
import { Drafts } from '#client/homes/posting/Drafts.tsx';
import { useSession } from '#client/lib/session-context.ts';
import { PromotionLine } from '#client/money/promotions/PromotionLine.tsx';
import { AgentLinks } from '#client/professionals/agent-desk/AgentLinks.tsx';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { Section } from '#client/ui/Section.tsx';

export function OwnerPropertiesScreen() {
  const { userId } = useSession();
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">My Properties</h1>
        <ButtonLink href="/SelectPropertyType" variant="quiet">
          <Plus aria-hidden="true" className="size-5" />
          Post another
        </ButtonLink>
      </div>
      <Section title="Requests for my properties" titleId="requests" className="grid gap-3">
        <RequestCounts userId={userId} />
      </Section>
      <Drafts />
      <MyListings
        userId={userId}
        below={({ propertydata, status }, onChanged) => (
          <>
            <PromotionLine listingId={propertydata.id} onChanged={onChanged} />
            {status === 'live' && <AgentLinks listingId={propertydata.id} userId={userId} />}
          </>
        )}
      />
    </div>
  );
}
