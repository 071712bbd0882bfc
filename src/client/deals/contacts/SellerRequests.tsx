import { Inbox } from 'lucide-react';
import { useCall } from '#client/lib/use-call.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import { Tabs } from '#client/ui/Tabs.tsx';
import { type ContactItem, findBySeller } from '#contract/deals/contacts.ts';
import type { ContactState } from '#domain/deals/contact-request.ts';
import words from '#messages/deals/contacts/index.ts';
import deskWords from '#messages/deals/desk/index.ts';
import type { ContactLook } from './ContactCard.tsx';
import { ContactList } from './ContactList.tsx';

type Kind = 'waiting' | 'accepted' | 'closed';

const kindOf = (state: ContactState): Kind =>
  state === 'requested' ? 'waiting' : state === 'accepted' ? 'accepted' : 'closed';

const KINDS: { value: Kind; label: string; empty: string }[] = [
  {
    value: 'waiting',
    get label() {
      return deskWords.waiting;
    },
    get empty() {
      return words.nobodyWaits;
    },
  },
  {
    value: 'accepted',
    get label() {
      return deskWords.accepted;
    },
    get empty() {
      return deskWords.shareNumberNobody;
    },
  },
  {
    value: 'closed',
    get label() {
      return deskWords.closed;
    },
    get empty() {
      return deskWords.noRequestEnded;
    },
  },
];

interface KindsProps extends ContactLook {
  items: readonly ContactItem[];
}

function Kinds({ items, ...look }: KindsProps) {
  const tabs = KINDS.map(({ value, label, empty }) => {
    const some = items.filter(({ requestdata }) => kindOf(requestdata.state) === value);
    const list = { ...look, items: some, label, linked: true };
    return {
      value,
      label,
      count: some.length,
      content: some.length ? <ContactList {...list} /> : <p className="text-muted">{empty}</p>,
    };
  });
  return <Tabs label={words.contactRequests} tabs={tabs} />;
}

interface Props {
  userId: number;
  /** Only those for one listing. */
  listingId?: number;
}

/** Who asks an owner for their number. */
export function SellerRequests({ userId, listingId = 0 }: Props) {
  const params = { userId, id: listingId };
  const { state, answer, error, reload } = useCall(findBySeller, { params });
  const items = answer?.Data ?? [];
  return (
    <Loader state={state} error={error} onRetry={reload}>
      {items.length > 0 ? (
        <Kinds items={items} {...(listingId !== 0 && { without: 'listing' })} />
      ) : (
        <EmptyState icon={Inbox} title={words.nobodyAskedYet} text={words.goodPhotos} />
      )}
    </Loader>
  );
}
