import { MessageSquareQuote } from 'lucide-react';
import { useCall } from '#client/lib/use-call.ts';
import { useListQuery } from '#client/lib/use-list-query.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { PagedList } from '#client/ui/PagedList.tsx';
import { getRatingAgentList } from '#contract/professionals/reviews.ts';
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
  const list = useCall(getRatingAgentList, {
    params: { id: personId },
    query: { page, ...(stars > 0 && { stars }) },
  });
  return (
    <div className="grid grid-cols-1 gap-4">
      {list.answer && (
        <RatingBox
          rating={list.answer.rating}
          stars={stars}
          onStars={(value) => filter('stars', value ? String(value) : '')}
        />
      )}
      <PagedList
        list={list}
        page={page}
        onPage={onPage}
        {...(stars > 0 && { noun: ['review', 'reviews'] as const })}
        empty={
          <EmptyState
            icon={MessageSquareQuote}
            title={stars > 0 ? 'No such review' : 'No reviews yet'}
            text={
              own
                ? 'Clients can review you after finished work, a visit or a deal.'
                : 'Only who has really worked with them can write one.'
            }
          />
        }
      >
        {(reviews) => (
          <ul className="grid grid-cols-1 gap-4">
            {reviews.map((review) => (
              <li key={review.id} className="card p-5">
                <ReviewCard review={review} reader={own ? 'reviewed' : 'other'} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}
