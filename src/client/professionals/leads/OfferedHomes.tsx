import { Handshake } from 'lucide-react';
import type { ReactNode } from 'react';
import { ListingCard } from '#client/homes/listing/ListingCard.tsx';
import { useList, useListCall } from '#client/lib/use-list.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { PagedList } from '#client/ui/PagedList.tsx';
import { listOfferedHomes } from '#contract/professionals/leads.ts';
import { ago } from '#domain/lib/time/format.ts';
import words from '#messages/professionals/leads/index.ts';

interface Props {
  /** The way to talk to the agent of a lead. */
  message: (leadId: number) => ReactNode;
}

/** Homes that agents put forward to a buyer. */
export function OfferedHomes({ message }: Props) {
  const { list, query } = useListCall(listOfferedHomes, useList('offered'), {});
  return (
    <PagedList
      list={list}
      {...query}
      empty={<EmptyState icon={Handshake} title={words.noAgentPut} text={words.hireAgentLet} />}
    >
      {(homes) => (
        <ul aria-label={words.homesFromAgents} className="grid gap-6 sm:grid-cols-2 xl:grid-cols-3">
          {homes.map(({ leadId, agent, listing, live, at }) => (
            <li key={`${leadId} ${listing.propertydata.id}`}>
              <ListingCard
                listing={listing}
                heading="h2"
                gone={!live}
                reason={words.putItForward({ agent, ago: ago(at, new Date()) })}
              >
                {message(leadId)}
              </ListingCard>
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}
