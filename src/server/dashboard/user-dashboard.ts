import type { userDashboard } from '#contract/dashboard.ts';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';
import { findFacts } from './facts.ts';
import { findFigures } from './figures.ts';
import { needsOf } from './needs.ts';

export const getDashboard: Verb<typeof userDashboard> = async (context) => {
  const caller = personOf(context);
  const [facts, figures] = await Promise.all([
    findFacts(context.db, caller.id, context.now()),
    findFigures(context.db, caller, context.now()),
  ]);
  if (!facts) throw new AppError('not_found');
  return success({ needs: needsOf(facts), figures, unread: facts.unread });
};
