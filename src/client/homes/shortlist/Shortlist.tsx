import { ListPlus } from 'lucide-react';
import { CardList } from '#client/homes/listing/CardList.tsx';
import { useShortlist } from '#client/homes/listing/use-shortlist.ts';
import { ShortlistedCard } from './ShortlistedCard.tsx';

const EMPTY = {
  icon: ListPlus,
  title: 'Your shortlist is empty',
  text: 'Put the homes you are serious about here, each with a note for yourself: what to ask, what to look at.',
};

/** The homes somebody means to look at closer, the last added first. */
export function Shortlist({ userId }: { userId: number }) {
  const { list = [], ...call } = useShortlist(userId);
  return (
    <CardList call={call} items={list} label="Shortlisted homes" empty={EMPTY}>
      {(entry) => <ShortlistedCard entry={entry} userId={userId} />}
    </CardList>
  );
}
