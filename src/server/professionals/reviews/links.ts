import { MEETINGS } from '#server/deals/visits/index.ts';
import { linkOfEngagement } from '#server/professionals/engagements/index.ts';
import type { FoundSubject } from './find-subject.ts';

/** Where the other side of something reads what was written about it. */
export function linkForOther(subject: FoundSubject): string {
  const { kind, id, isFirst, profession, listingId, otherRole } = subject;
  // Their work is reviewed on a page of its own; as a party of a deal they are a party as any other.
  if (otherRole === 'agent' && kind === 'engagement' && isFirst) return '/AgentReviews';
  if (kind === 'engagement' && profession) {
    return linkOfEngagement({ id, profession }, isFirst ? 'professional' : 'client');
  }
  if (kind === 'visit') return `${MEETINGS}?review=${id}`;
  return isFirst
    ? `/OwnerBookedPropertyDetails/${id}/${listingId}`
    : `/BookedPropertyDetails/${listingId}/${id}`;
}
