import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import type { listKycReviews } from '#contract/people/admin.ts';
import { fullNameOf } from '#domain/lib/full-name.ts';
import { WAITING_STATES } from '#domain/people/kyc.ts';
import { earliestFirst, keyset } from '#server/db/keyset.ts';
import { documents, identityChecks, people } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';

const OLDEST_FIRST = earliestFirst(
  'identity reviews',
  sql`${identityChecks.createdAt}`,
  sql`${identityChecks.id}`,
);

const columns = {
  checkId: identityChecks.id,
  firstName: people.firstName,
  lastName: people.lastName,
  personId: people.id,
  role: people.role,
  kind: identityChecks.kind,
  state: identityChecks.state,
  checkedName: identityChecks.checkedName,
  lastFour: identityChecks.lastFour,
  panMasked: identityChecks.panMasked,
  documentId: documents.id,
  fileName: documents.fileName,
  createdAt: identityChecks.createdAt,
  decidedAt: identityChecks.decidedAt,
};

const IS_WAITING = and(inArray(identityChecks.state, WAITING_STATES), isNull(people.deletedAt));

export const listKycReviewsVerb: Verb<typeof listKycReviews> = async (context, { query }) => {
  const { db } = context;
  const page = keyset(context, OLDEST_FIRST, query);
  const [found, [counted]] = await Promise.all([
    db
      .select({ ...columns, key: page.key })
      .from(identityChecks)
      .innerJoin(people, eq(people.id, identityChecks.personId))
      .leftJoin(documents, eq(documents.id, identityChecks.documentId))
      .where(and(IS_WAITING, page.after))
      .orderBy(...page.orderBy)
      .limit(page.most),
    db
      .select({ total: count() })
      .from(identityChecks)
      .innerJoin(people, eq(people.id, identityChecks.personId))
      .where(IS_WAITING),
  ]);
  return success(
    page.answer(found, counted?.total ?? 0, ({ firstName, lastName, state, ...row }) => {
      const { lastFour, panMasked, createdAt, decidedAt, ...rest } = row;
      const isRenamed = state === 'recheck';
      return {
        ...rest,
        person: fullNameOf({ firstName, lastName }),
        isRenamed,
        shown: lastFour ?? panMasked,
        // A renamed account waits since it was renamed.
        submittedAt: ((isRenamed && decidedAt) || createdAt).toISOString(),
      };
    }),
  );
};
