import { MessageSquareQuote } from 'lucide-react';
import { useList, useListCall } from '#client/lib/use-list.ts';
import { ListPage } from '#client/ui/ListPage.tsx';
import { Section } from '#client/ui/Section.tsx';
import { partyReviews } from '#contract/professionals/reviews.ts';
import { counted } from '#domain/lib/counted.ts';
import { ReviewCard } from './ReviewCard.tsx';
import { Stars } from './Stars.tsx';

interface Props {
  personId: number;
  /** The reader is the one reviewed, and may answer. */
  own: boolean;
}

/** What the other sides of somebody’s completed deals wrote of them. */
export function DealReviews({ personId, own }: Props) {
  const { list, query, whole } = useListCall(partyReviews, useList('reviews'), {}, { personId });
  const mean = whole?.data.mean ?? null;
  return (
    <Section title="Reviews from completed deals" className="grid grid-cols-1 gap-4">
      {mean !== null && list.answer && (
        <p className="tabular flex flex-wrap items-center gap-2">
          <Stars value={mean} /> {mean.toFixed(1)} of 5, {counted(list.answer.total, 'review')}
        </p>
      )}
      <ListPage
        list={list}
        query={query}
        empty={{
          icon: MessageSquareQuote,
          title: 'No reviews yet',
          text: 'Only the other side of a completed deal can write one, once.',
        }}
        rows={{
          card: (review) => (
            <li key={review.id} className="card p-5">
              <ReviewCard review={review} reader={own ? 'reviewed' : 'other'} />
            </li>
          ),
        }}
      />
    </Section>
  );
}
