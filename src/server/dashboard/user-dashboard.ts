import type { userDashboard } from '#contract/dashboard.ts';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';
import { findDuties } from './duties/find-duties.ts';
import { findQueues } from './duties/find-queues.ts';
import { needsOfDuties, needsOfQueues } from './duties/needs-of-duties.ts';
import { findFacts } from './facts.ts';
import { findFigures } from './figures.ts';
import { needsOf } from './needs.ts';

export const getDashboard: Verb<typeof userDashboard> = async (context) => {
  const caller = personOf(context);
  const now = context.now();
  const [facts, figures, duties, queues] = await Promise.all([
    findFacts(context.db, caller.id),
    findFigures(context.db, caller, now),
    findDuties(context, caller.id, now),
    caller.role === 'admin' ? findQueues(context.db, caller.id, now) : [],
  ]);
  if (!facts) throw new AppError('not_found');
  const waited = [...needsOfDuties(duties, now), ...needsOfQueues(queues)];
  const own = needsOf(facts);
  // Others wait for the one; the other is somebody's own.
  const needs = [...waited, ...own].sort((a, b) => Number(b.urgent) - Number(a.urgent));
  return success({ needs, figures, unread: facts.unread });
};
