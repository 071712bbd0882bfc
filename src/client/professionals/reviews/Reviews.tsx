import { MessageSquareQuote } from 'lucide-react';
import { useCall } from '#client/lib/use-call.ts';
import { useListQuery } from '#client/lib/use-list-query.ts';
import { FilterChips } from '#client/ui/FilterChips.tsx';
import { ListPage } from '#client/ui/ListPage.tsx';
import { getRatingAgentList } from '#contract/professionals/reviews.ts';
import words from '#messages/professionals/reviews/index.ts';
import { RatingBox } from './RatingBox.tsx';
import { ReviewCard } from './ReviewCard.tsx';

interface Props {
  personId: number;
  /** The reader is the one reviewed, and may answer. */
  own?: boolean;
}

/** The reviews of a professional with their rating. */
export function Reviews({ personId, own = false }: Props) {
  const { page, onPage, read, filter } = useListQuery('reviews');
  const stars = Number.parseInt(read('stars'), 10) || 0;
  const unanswered = read('answer') === 'none';
  const list = useCall(getRatingAgentList, {
    params: { id: personId },
    query: { page, ...(stars > 0 && { stars }), ...(unanswered && { unanswered: 'true' }) },
  });
  const narrowed = stars > 0 || unanswered;
  return (
    <div className="grid grid-cols-1 gap-4">
      {list.answer && (
        <RatingBox
          {...list.answer}
          stars={stars}
          onStars={(value) => filter('stars', value ? String(value) : '')}
        />
      )}
      <ListPage
        list={list}
        query={{ page, onPage }}
        {...(narrowed && { noun: ['review', 'reviews'] as const })}
        filters={
          own && (
            <FilterChips
              legend={words.whichReviewsShow}
              values={['none']}
              chosen={unanswered ? 'none' : undefined}
              label={(value) => (value ? words.withoutAnswer : words.all)}
              onChoose={(value) => filter('answer', value ?? '')}
            />
          )
        }
        empty={{
          icon: MessageSquareQuote,
          title: narrowed ? words.noSuchReview : words.noReviewsYet,
          text: own ? words.clientsCanReview : words.onlyWhoReally,
        }}
        rows={{
          card: (review) => (
            <li key={review.id} className="card p-5">
              <ReviewCard review={review} reader={own ? 'reviewed' : 'other'} />
            </li>
          ),
        }}
      />
    </div>
  );
}
