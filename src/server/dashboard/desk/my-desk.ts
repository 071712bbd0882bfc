import { success } from '#contract/lib/envelope.ts';
import type { getMyDesk } from '#contract/my-desk.ts';
import { findDuties } from '#server/dashboard/duties/find-duties.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';
import { findBuying } from './find-buying.ts';
import { findDeals } from './find-deals.ts';
import { findLicences } from './find-licences.ts';
import { findOwning } from './find-owning.ts';
import { findNextVisit } from './find-visit.ts';

export const getMyDeskVerb: Verb<typeof getMyDesk> = async (context) => {
  const { db } = context;
  const { id } = personOf(context);
  const now = context.now();
  const duties = await findDuties(context, id, now);
  const [nextVisit, owning, buying, deals, licences] = await Promise.all([
    findNextVisit(db, id, now),
    findOwning(db, id, now),
    findBuying(context, id),
    findDeals(db, id, now, duties),
    findLicences(db, id, now),
  ]);
  return success({ nextVisit, owning, buying, deals, licences });
};
