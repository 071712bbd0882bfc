import { Contact } from 'lucide-react';
import { useCall } from '#client/lib/use-call.ts';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import { interestedList } from '#contract/deals/contacts.ts';
import words from '#messages/deals/contacts/index.ts';
import { ContactList } from './ContactList.tsx';

/** The owners a buyer has asked for their number. */
export function InterestedList({ userId }: { userId: number }) {
  const { state, answer, error, reload } = useCall(interestedList, { params: { id: userId } });
  const items = answer?.data ?? [];
  return (
    <Loader state={state} error={error} onRetry={reload}>
      {items.length > 0 ? (
        <ContactList items={items} label={words.asked} />
      ) : (
        <EmptyState
          icon={Contact}
          title={words.notAskedYet}
          text={words.openAndAsk}
          action={<ButtonLink href="/PropertyListHome">{words.searchHomes}</ButtonLink>}
        />
      )}
    </Loader>
  );
}
