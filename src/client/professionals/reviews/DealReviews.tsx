import { MessageSquareQuote } from 'lucide-react';
import { useList, useListCall } from '#client/lib/use-list.ts';
import { ListPage } from '#client/ui/ListPage.tsx';
import { Section } from '#client/ui/Section.tsx';
import { partyReviews } from '#contract/professionals/reviews.ts';
import words from '#messages/professionals/reviews/index.ts';
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
    <Section title={words.reviewsFromCompleted} className="grid grid-cols-1 gap-4">
      {mean !== null && list.answer && (
        <p className="tabular flex flex-wrap items-center gap-2">
          <Stars value={mean} />{' '}
          {words.n5Reviews({ mean: mean.toFixed(1), total: list.answer.total })}
        </p>
      )}
      <ListPage
        list={list}
        query={query}
        empty={{
          icon: MessageSquareQuote,
          title: words.noReviewsYet,
          text: words.onlyOtherSide,
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
