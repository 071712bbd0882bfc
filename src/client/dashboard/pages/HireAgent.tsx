import { useSearchParams } from 'wouter';
import { useSession } from '#client/lib/session-context.ts';
import { useHashTab } from '#client/lib/use-hash-tab.ts';
import { OffersForListing } from '#client/professionals/agent-desk/OfferLists.tsx';
import { Directory } from '#client/professionals/hiring/Directory.tsx';
import { Reviews } from '#client/professionals/reviews/Reviews.tsx';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { Tabs } from '#client/ui/Tabs.tsx';

const TABS = ['find', 'offers'] as const;

/** Agents to ask, and agents who have offered by themselves. */
export function HireAgent() {
  const { userId } = useSession();
  const [query] = useSearchParams();
  const [tab, setTab] = useHashTab(TABS);
  const property = Number(query.get('property')) || 0;
  const about = property > 0 ? `listing ${property}` : '';
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="grid gap-1">
          <h1 className="text-2xl">Hire an agent</h1>
          <p className="text-muted">
            Ask for a quote, pay into escrow, and let the fee go when the work is done.
          </p>
        </div>
        <ButtonLink variant="quiet" href="/HiredAgents/0">
          Whom I have hired
        </ButtonLink>
      </div>
      <Tabs
        label="Agents"
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: 'find',
            label: 'Find an agent',
            content: (
              <Directory
                profession="agent"
                userId={userId}
                about={about}
                reviewsOf={(id) => <Reviews personId={id} />}
              />
            ),
          },
          { value: 'offers', label: 'Offers to me', content: <OffersForListing listingId={0} /> },
        ]}
      />
    </div>
  );
}
