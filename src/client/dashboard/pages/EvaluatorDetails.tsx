import type { PageProps } from '#client/lib/page-props.ts';
import { useSession } from '#client/lib/session-context.ts';
import { ProfessionalPage } from '#client/professionals/hiring/ProfessionalPage.tsx';
import { Reviews } from '#client/professionals/reviews/Reviews.tsx';

export function EvaluatorDetails({ params }: PageProps) {
  const { userId, userRole } = useSession();
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1 className="text-2xl">Property evaluator</h1>
      <ProfessionalPage personId={Number(params.id)} userId={userId} mayAsk={userRole === 'user'} />
      <h2 className="text-xl">Reviews</h2>
      <Reviews personId={Number(params.id)} own={Number(params.id) === userId} />
    </div>
  );
}
