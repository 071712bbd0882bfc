import { partyPath } from '#client/deals/deal/party-path.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import { Avatar } from '#client/ui/Avatar.tsx';
import { Badge } from '#client/ui/Badge.tsx';
import type { Party } from '#contract/deals/contacts.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import bidsWords from '#messages/deals/bids/index.ts';
import words from '#messages/deals/contacts/index.ts';
import deskWords from '#messages/deals/desk/index.ts';

/** What was checked of somebody. */
export function Checks({ party }: { party: Party }) {
  const { aadhaarverification, panverification } = party;
  if (!aadhaarverification && !panverification) {
    return <Badge>{words.identityNot}</Badge>;
  }
  return (
    <>
      {aadhaarverification && <Badge tone="good">{words.identityChecked}</Badge>}
      {panverification && <Badge tone="good">{words.panChecked}</Badge>}
    </>
  );
}

/** The other side of a deal, with the way to what may be known of them. */
export function PartyLine({ party, is }: { party: Party; is: 'owner' | 'buyer' }) {
  return (
    <div className="flex items-center gap-3">
      <Avatar name={party.name.replace('.', '')} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <AppLink href={partyPath(is, party.id)} className="link">
            {party.name}
          </AppLink>
          <Checks party={party} />
        </p>
        <p className="text-sm text-muted">
          {deskWords.memberSince({
            which: is === 'owner' ? words.owner : bidsWords.buyer,
            memberSince: formatDate(party.memberSince),
          })}
        </p>
      </div>
    </div>
  );
}
