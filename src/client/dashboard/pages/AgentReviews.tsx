import { Reviews } from '../../features/reviews/Reviews.tsx';
import { useSession } from '../session-context.ts';

export function AgentReviews() {
  const { userId } = useSession();
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1 className="text-2xl">Reviews</h1>
      <Reviews personId={userId} own />
    </div>
  );
}
