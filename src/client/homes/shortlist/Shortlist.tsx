import { ListPlus } from 'lucide-react';
import { CardList } from '#client/homes/listing/CardList.tsx';
import { useShortlist } from '#client/homes/listing/use-shortlist.ts';
import words from '#messages/homes/shortlist/index.ts';
import { ShortlistedCard } from './ShortlistedCard.tsx';

/** The homes somebody means to look at closer, the last added first. */
export function Shortlist({ userId }: { userId: number }) {
  const { list = [], ...call } = useShortlist(userId);
  return (
    <CardList
      call={call}
      items={list}
      label={words.shortlistedHomes}
      empty={{ icon: ListPlus, title: words.empty, text: words.emptyText }}
    >
      {(entry) => <ShortlistedCard entry={entry} userId={userId} />}
    </CardList>
  );
}
