import { useSession } from '#client/lib/session-context.ts';
import { useCall } from '#client/lib/use-call.ts';
import { findByRequestCount } from '#contract/deals/contacts.ts';
import { isProfessional } from '#domain/people/licence.ts';
import { railOf, type SidebarItem } from '#domain/sidebar.ts';

/** The caller's ways through the app; what a professional owns or buys joins once it is known. */
export function useRail(): readonly SidebarItem[] {
  const { userId, userRole } = useSession();
  const asked = isProfessional(userRole) ? { params: { id: userId } } : null;
  const { answer } = useCall(findByRequestCount, asked);
  return railOf(userRole, answer?.data ?? { owns: false, buys: false });
}
