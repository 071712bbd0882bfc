import { useCall } from '#client/lib/use-call.ts';
import { Avatar } from '#client/ui/Avatar.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import { Section } from '#client/ui/Section.tsx';
import { Stat } from '#client/ui/Stat.tsx';
import { getParty, RATE_FROM } from '#contract/deals/contacts.ts';
import type { ResponseOf } from '#contract/lib/endpoint.ts';
import { counted } from '#domain/lib/counted.ts';
import { ROLE_LABEL } from '#domain/lib/role.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import { ContactList } from './ContactList.tsx';
import { ListingLine } from './ListingLine.tsx';
import { Checks } from './PartyLine.tsx';

type PartyFacts = ResponseOf<typeof getParty>['data'];
type Side = 'owner' | 'buyer';

function Figures({ party }: { party: PartyFacts }) {
  const { response, live } = party;
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Stat label="Homes listed now" value={live} />
      <Stat
        label="Answers to contact requests"
        value={response ? `${response.percent} %` : 'Not known yet'}
        hint={
          response
            ? `Of ${counted(response.n, 'request')}`
            : `Shown once ${RATE_FROM} requests have been answered or have expired`
        }
      />
    </div>
  );
}

function Listings({ party }: { party: PartyFacts }) {
  if (party.listings.length === 0) return null;
  return (
    <Section
      title={
        <>
          Listed now
          {party.live > party.listings.length && (
            <span className="text-base font-normal text-muted">
              {' '}
              · the newest {party.listings.length} of {party.live}
            </span>
          )}
        </>
      }
      className="grid gap-4"
    >
      <ul className="grid gap-3 lg:grid-cols-2">
        {party.listings.map((card) => (
          <li key={card.propertydata.id} className="card p-3">
            <ListingLine card={card} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Details({ party, is }: { party: PartyFacts; is: Side }) {
  return (
    <div className="grid gap-8">
      <div className="flex items-center gap-4">
        <Avatar size="large" name={party.name.replace('.', '')} />
        <div className="grid gap-1">
          <p className="text-xl font-semibold">{party.name}</p>
          <p className="text-muted">
            {is === 'owner' && party.role === 'agent' ? ROLE_LABEL.agent : null}
            {is === 'owner' && party.role === 'agent' ? ' · member' : 'Member'} since{' '}
            {formatDate(party.memberSince)}
          </p>
          <p className="flex flex-wrap gap-2">
            <Checks party={party} />
          </p>
        </div>
      </div>
      {is === 'owner' && <Figures party={party} />}
      {party.contacts.length > 0 ? (
        <Section title="Between you" className="grid gap-4">
          <ContactList
            items={party.contacts}
            label="Contact requests between you"
            without="party"
          />
        </Section>
      ) : (
        <p className="text-muted">
          {is === 'owner'
            ? 'Ask for the number on the page of one of the homes below; you see it here once they accept.'
            : 'You see this buyer’s number once you accept a contact request of theirs.'}
        </p>
      )}
      {is === 'owner' && <Listings party={party} />}
    </div>
  );
}

/** What one side may know of the other. */
export function PartyDetails({ personId, is }: { personId: number; is: Side }) {
  const { state, answer, error, reload } = useCall(getParty, { params: { personId } });
  return (
    <Loader state={state} error={error} onRetry={reload}>
      {() => answer && <Details party={answer.data} is={is} />}
    </Loader>
  );
}
