import { ProfessionalProfile } from '#client/dashboard/profile/ProfessionalProfile.tsx';
import type { PageProps } from '#client/lib/page.ts';
import { isMember } from '#domain/lib/role.ts';

export function EvaluatorDetails({ params, userId, userRole }: PageProps) {
  const personId = Number(params.id);
  const mayAsk = isMember(userRole) && personId !== userId;
  return <ProfessionalProfile personId={personId} userId={userId} mayAsk={mayAsk} />;
}
