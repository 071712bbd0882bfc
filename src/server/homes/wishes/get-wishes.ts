import { eq } from 'drizzle-orm';
import type { getHomeWishes } from '#contract/homes/wishes.ts';
import { success } from '#contract/lib/envelope.ts';
import { stillAhead } from '#domain/homes/home-wishes.ts';
import { toRupees } from '#domain/lib/money.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import { homeWishes } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';

export const getWishesVerb: Verb<typeof getHomeWishes> = async (context) => {
  const [found] = await context.db
    .select()
    .from(homeWishes)
    .where(eq(homeWishes.personId, personOf(context).id));
  if (!found) return success(null);
  const { personId: _, budgetPaise, sharedAt, updatedAt: __, ...told } = found;
  return success({
    ...told,
    moveInOn: stillAhead(told.moveInOn, puneDate(context.now())),
    budget: toRupees(budgetPaise),
    shared: sharedAt !== null,
  });
};
