import { Avatar } from '#client/ui/Avatar.tsx';
import { Section } from '#client/ui/Section.tsx';
import { Stat } from '#client/ui/Stat.tsx';
import { type getParty, RATE_FROM } from '#contract/deals/contacts.ts';
import type { ResponseOf } from '#contract/lib/endpoint.ts';
import { ROLE_LABEL } from '#domain/lib/role.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import words from '#messages/deals/contacts/index.ts';
import deskWords from '#messages/deals/desk/index.ts';
import { ContactList } from './ContactList.tsx';
import { ListingLine } from './ListingLine.tsx';
import { Checks } from './PartyLine.tsx';

export type PartyFacts = ResponseOf<typeof getParty>['data'];
export type Side = 'owner' | 'buyer';

interface Props {
  party: PartyFacts;
  is: Side;
}

/** Who they are: name, since when, what was checked. */
export function PartyHead({ party, is }: Props) {
  const role = is === 'owner' && party.role === 'agent' ? ROLE_LABEL.agent : null;
  return (
    <div className="flex items-center gap-4">
      <Avatar size="large" name={party.name.replace('.', '')} />
      <div className="grid gap-1">
        <p className="text-xl font-semibold">{party.name}</p>
        <p className="text-muted">
          {deskWords.since({
            which: role ? deskWords.member({ role }) : words.member,
            memberSince: formatDate(party.memberSince),
          })}
        </p>
        <p className="flex flex-wrap gap-2">
          <Checks party={party} />
        </p>
      </div>
    </div>
  );
}

export function PartyFigures({ party }: Props) {
  const { response, live } = party;
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Stat label={words.homesNow} value={live} />
      <Stat
        label={words.answersTo}
        value={response ? `${response.percent} %` : words.notKnownYet}
        hint={
          response
            ? deskWords.requests({ n: response.n })
            : words.shownOnce({ rateFrom: RATE_FROM })
        }
      />
    </div>
  );
}

/** What there is between them and the reader, or how it begins. */
export function PartyContacts({ party, is }: Props) {
  if (party.contacts.length === 0) {
    return <p className="text-muted">{is === 'owner' ? words.askBelow : words.seeOnceAccept}</p>;
  }
  return (
    <Section title={words.betweenYou} className="grid gap-4">
      <ContactList items={party.contacts} label={words.requestsBetween} without="party" />
    </Section>
  );
}

export function PartyListings({ party }: Props) {
  if (party.listings.length === 0) return null;
  return (
    <Section
      title={
        <>
          {deskWords.listedNow}
          {party.live > party.listings.length && (
            <span className="text-base font-normal text-muted">
              {' · '}
              {deskWords.newest({ listingCount: party.listings.length, live: party.live })}
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
