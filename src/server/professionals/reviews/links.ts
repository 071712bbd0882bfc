import { MEETINGS } from '#server/deals/visits/index.ts';
import { linkOfEngagement } from '#server/professionals/engagements/index.ts';
import type { FoundSubject } from './find-subject.ts';

/** Where the other side of something reads what was written about it. */
export function linkForOther(subject: FoundSubject): string {
  const { kind, id, isFirst, profession, listingId, otherRole } = subject;
  if (otherRole === 'agent') return '/AgentReviews';
  if (kind === 'engagement' && profession) {
    return linkOfEngagement({ id, profession }, isFirst ? 'professional' : 'client');
  }
  if (kind === 'visit') return `${MEETINGS}?review=${id}`;
  return isFirst
    ? `/OwnerBookedPropertyDetails/${id}/${listingId}`
    : `/BookedPropertyDetails/${listingId}/${id}`;
}
