import { Plus } from 'lucide-react';
import { AppLink } from '#client/dashboard/AppLink.tsx';
import { RequestCounts } from '#client/dashboard/RequestCounts.tsx';
import { useSession } from '#client/dashboard/session-context.ts';
import { AgentLinks } from '#client/features/agent-desk/AgentLinks.tsx';
import { MyListings } from '#client/features/my-listings/MyListings.tsx';
import { Drafts } from '#client/features/posting/Drafts.tsx';
import { PromotionLine } from '#client/features/promotions/PromotionLine.tsx';

export function OwnerPropertiesScreen() {
  const { userId } = useSession();
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">My Properties</h1>
        <AppLink href="/SelectPropertyType" className="button button-quiet">
          <Plus aria-hidden="true" className="size-5" />
          Post another
        </AppLink>
      </div>
      <section aria-labelledby="requests" className="grid gap-3">
        <h2 id="requests" className="text-xl">
          Requests for my properties
        </h2>
        <RequestCounts userId={userId} />
      </section>
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
