import { useSession } from '#client/lib/session-context.ts';
import { Reviews } from '#client/professionals/reviews/Reviews.tsx';

export function AgentReviews() {
  const { userId } = useSession();
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1 className="text-2xl">Reviews</h1>
      <Reviews personId={userId} own />
    </div>
  );
}
