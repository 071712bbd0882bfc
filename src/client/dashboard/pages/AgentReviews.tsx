import { useSession } from '#client/dashboard/session-context.ts';
import { Reviews } from '#client/features/reviews/Reviews.tsx';

export function AgentReviews() {
  const { userId } = useSession();
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1 className="text-2xl">Reviews</h1>
      <Reviews personId={userId} own />
    </div>
  );
}
