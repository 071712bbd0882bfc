import { type DutyPlace, dutyOf, type Queue } from '#domain/duties/index.ts';
import type { AppPath } from '#domain/lib/routes.ts';

/** A queue is found on one page, whatever is in it. */
const ANYWHERE: DutyPlace = {
  id: 0,
  listingId: null,
  aboutId: null,
  profession: null,
  isOwner: false,
};

export const linkOfQueue = (queue: Queue): string => dutyOf(queue).link(ANYWHERE);

export function pageOfQueue(queue: Queue): AppPath {
  const { page } = dutyOf(queue);
  return typeof page === 'string' ? page : page(ANYWHERE);
}
