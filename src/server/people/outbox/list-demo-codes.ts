import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { listDemoCodes } from '#contract/people/outbox.ts';
import { DEMO_APP_SECRET } from '#domain/people/demo-app.ts';
import { authenticatorApps, people } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { appOf, stepOf } from '#server/people/second-factor/index.ts';

/**
 * Codes of the demo's invented staff, reckoned from the secret everybody may know: whoever has set
 * up another is not among them. In production there are none.
 */
export const listDemoCodesVerb: Verb<typeof listDemoCodes> = async (context) => {
  if (!context.ports.outbox) throw new AppError('not_found');
  const timestamp = context.now().getTime();
  const app = appOf(DEMO_APP_SECRET);
  const code = app.generate({ timestamp });
  const goodUntil = new Date(timestamp + app.remaining({ timestamp })).toISOString();
  const staff = await context.db
    .select({ email: people.email, sealed: authenticatorApps.secretSealed })
    .from(people)
    .innerJoin(authenticatorApps, eq(authenticatorApps.personId, people.id))
    .where(
      and(
        eq(people.demo, true),
        isNull(people.deletedAt),
        isNotNull(authenticatorApps.confirmedAt),
      ),
    )
    .orderBy(asc(people.id));
  return success(
    staff.flatMap(({ email, sealed }) =>
      stepOf(context, sealed, code) === undefined ? [] : [{ email, code, goodUntil }],
    ),
  );
};
