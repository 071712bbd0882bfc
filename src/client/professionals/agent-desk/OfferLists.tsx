import { Handshake } from 'lucide-react';
import { type CallState, useCall } from '#client/lib/use-call.ts';
import { useListQuery } from '#client/lib/use-list-query.ts';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { PagedList } from '#client/ui/PagedList.tsx';
import type { ResponseOf } from '#contract/lib/endpoint.ts';
import {
  type InterestRow,
  interestedAgents,
  requestInterestList,
} from '#contract/professionals/agent-interests.ts';
import words from '#messages/professionals/agent-desk/index.ts';
import { OfferCard } from './OfferCard.tsx';

interface ListProps {
  list: CallState<ResponseOf<typeof interestedAgents>>;
  query: ReturnType<typeof useListQuery>;
  empty: React.ReactNode;
  without?: 'listing' | 'agent';
}

function Offers({ list, query, empty, without }: ListProps) {
  const { answer } = list;
  return (
    <PagedList list={list} page={query.page} onPage={query.onPage} empty={empty}>
      {(rows: InterestRow[]) => (
        <ul className="grid grid-cols-1 gap-4">
          {rows.map((offer) => (
            <li key={offer.id}>
              <OfferCard
                offer={offer}
                serverTime={answer?.serverTime ?? ''}
                {...(without && { without })}
              />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}

/** Agents who offer to sell or let a listing of the caller's; with 0 any of them. */
export function OffersForListing({ listingId }: { listingId: number }) {
  const query = useListQuery('offers');
  const list = useCall(interestedAgents, {
    params: { id: listingId },
    query: { page: query.page },
  });
  return (
    <Offers
      list={list}
      query={query}
      {...(listingId > 0 && { without: 'listing' as const })}
      empty={
        <EmptyState
          icon={Handshake}
          title={words.noAgentOffered}
          text={words.agentsCanOffer}
          action={
            <ButtonLink
              variant="quiet"
              href={`/MyProperties/HireAgentForProperty/${listingId > 0 ? `?property=${listingId}` : ''}`}
            >
              {words.chooseAgent}
            </ButtonLink>
          }
        />
      }
    />
  );
}

/** What one agent has offered the caller. */
export function OffersOfAgent({ userId, agentId }: { userId: number; agentId: number }) {
  const query = useListQuery('offers');
  const list = useCall(requestInterestList, {
    params: { id: userId },
    query: { page: query.page, agent: agentId, side: 'owner' },
  });
  return (
    <Offers
      list={list}
      query={query}
      without="agent"
      empty={<EmptyState icon={Handshake} title={words.nothingOffered} text={words.theyMayOffer} />}
    />
  );
}

/** The offers an agent has made. */
export function MyOffers({ userId }: { userId: number }) {
  const query = useListQuery('offers');
  const list = useCall(requestInterestList, {
    params: { id: userId },
    query: { page: query.page, side: 'agent' },
  });
  return (
    <Offers
      list={list}
      query={query}
      empty={
        <EmptyState
          icon={Handshake}
          title={words.madeNoOffer}
          text={words.pageHomeCan}
          action={<ButtonLink href="/PropertyListHome">{words.findHomes}</ButtonLink>}
        />
      }
    />
  );
}
