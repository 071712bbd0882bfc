import { Send } from 'lucide-react';
import { DealListing } from '#client/deals/deal/DealListing.tsx';
import { ListingCard } from '#client/homes/listing/ListingCard.tsx';
import { call } from '#client/lib/api.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Badge } from '#client/ui/Badge.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Section } from '#client/ui/Section.tsx';
import { offerHome } from '#contract/professionals/lead-steps.ts';
import type { LeadDetail } from '#contract/professionals/leads.ts';
import { ago } from '#domain/lib/time/format.ts';
import leadsWords from '#messages/professionals/leads/index.ts';
import { fitWords } from './lead-labels.ts';

type Match = LeadDetail['matches'][number];

function PutForward({ leadId, match }: { leadId: number; match: Match }) {
  const { busy, take } = useStep();
  if (match.offered) {
    return (
      <p>
        <Badge tone="good">{leadsWords.putForwardWord}</Badge>
      </p>
    );
  }
  const listingId = match.listing.propertydata.id;
  return (
    <Button
      variant="quiet"
      icon={Send}
      busy={busy}
      onClick={() =>
        void take(() => call(offerHome, { params: { id: leadId }, body: { listingId } }))
      }
    >
      {leadsWords.putIt}
    </Button>
  );
}

function Offered({ homes }: Pick<LeadDetail, 'homes'>) {
  if (homes.length === 0) return null;
  return (
    <Section
      title={leadsWords.homesPutForward}
      titleId="lead-offered"
      className="grid grid-cols-1 gap-4"
    >
      <ul className="grid gap-4 lg:grid-cols-2">
        {homes.map(({ listing, live, at }) => (
          <li key={listing.propertydata.id} className="card grid grid-cols-1 gap-2 p-4">
            <DealListing listing={listing} heading="h3" />
            <p className="text-sm text-muted">
              {leadsWords.putForwardLabel({ ago: ago(at, new Date()) })}

              {!live && leadsWords.noLongerOffer}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Homes on offer that fit a lead, each with the way to put it forward, and those that were. */
export function LeadHomes({ lead }: { lead: LeadDetail }) {
  const { id, matches, closed } = lead;
  return (
    <>
      <Offered homes={lead.homes} />
      <section className="grid grid-cols-1 gap-4" aria-labelledby="lead-matches">
        <div>
          <h2 id="lead-matches" className="text-xl">
            {fitWords(lead)}
          </h2>
          {matches.length === 0 && <p className="text-muted">{leadsWords.nothingOfferWhat}</p>}
        </div>
        {matches.length > 0 && (
          <ul className="grid gap-6 sm:grid-cols-2 xl:grid-cols-3">
            {matches.map((match) => (
              <li key={match.listing.propertydata.id}>
                <ListingCard
                  listing={match.listing}
                  heart={false}
                  {...(match.mine && { reason: leadsWords.workOwner })}
                >
                  {(!closed || match.offered) && <PutForward leadId={id} match={match} />}
                </ListingCard>
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}
