import type { PageProps } from '#client/lib/page.ts';
import { ProfessionalPage } from '#client/professionals/hiring/ProfessionalPage.tsx';
import { Reviews } from '#client/professionals/reviews/Reviews.tsx';
import { isMember } from '#domain/lib/role.ts';

export function EvaluatorDetails({ params, userId, userRole }: PageProps) {
  const personId = Number(params.id);
  return (
    <>
      <ProfessionalPage
        personId={personId}
        userId={userId}
        mayAsk={isMember(userRole) && personId !== userId}
      />
      <h2 className="text-xl">Reviews</h2>
      <Reviews personId={personId} own={personId === userId} />
    </>
  );
}
