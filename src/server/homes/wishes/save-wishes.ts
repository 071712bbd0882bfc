import { inArray, sql } from 'drizzle-orm';
import type { saveHomeWishes } from '#contract/homes/wishes.ts';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import { fromRupees } from '#domain/lib/money.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import doneWords from '#messages/homes/done/index.ts';
import refusalsWords from '#messages/homes/refusals/index.ts';
import type { Context } from '#server/core/context.ts';
import { homeWishes, localities } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';

const refuse = (path: string, message: string): never => {
  throw new AppError('invalid', message, [{ path, message }]);
};

async function requireKnown({ db }: Context, areas: string[]): Promise<void> {
  if (areas.length === 0) return;
  const known = await db.$count(localities, inArray(localities.slug, areas));
  if (known < areas.length) refuse('areas', refusalsWords.chooseLocalities);
}

/** Since when it is shown to owners stays as long as it is; taken back, it is shown to nobody at once. */
export const saveWishesVerb: Verb<typeof saveHomeWishes> = async (context, { body }) => {
  const { id: personId } = personOf(context);
  const now = context.now();
  const { budget, shared, ...told } = { ...body, areas: [...new Set(body.areas)] };
  if (told.moveInOn && told.moveInOn < puneDate(now))
    refuse('moveInOn', refusalsWords.dayFromToday);
  await requireKnown(context, told.areas);
  const values = {
    ...told,
    budgetPaise: fromRupees(budget),
    updatedAt: now,
  };
  await context.db
    .insert(homeWishes)
    .values({ ...values, personId, sharedAt: shared ? now : null })
    .onConflictDoUpdate({
      target: homeWishes.personId,
      set: {
        ...values,
        sharedAt: shared
          ? sql`coalesce(${homeWishes.sharedAt}, ${now.toISOString()}::timestamptz)`
          : null,
      },
    });
  return success({ ...told, budget, shared }, doneWords.wishesSaved);
};
