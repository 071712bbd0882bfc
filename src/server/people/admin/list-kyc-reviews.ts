import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import type { listKycReviews } from '#contract/people/admin.ts';
import { fullNameOf } from '#domain/lib/full-name.ts';
import { WAITING_STATES } from '#domain/people/kyc.ts';
import type { Database } from '#server/db/client.ts';
import { documents, identityChecks, people } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';

const PAGE_SIZE = 20;

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

function waiting(db: Database) {
  return db
    .select(columns)
    .from(identityChecks)
    .innerJoin(people, eq(people.id, identityChecks.personId))
    .leftJoin(documents, eq(documents.id, identityChecks.documentId))
    .where(and(inArray(identityChecks.state, WAITING_STATES), isNull(people.deletedAt)));
}

export const listKycReviewsVerb: Verb<typeof listKycReviews> = async ({ db }, { query }) => {
  const { page } = query;
  const [found, total] = await Promise.all([
    waiting(db)
      .orderBy(asc(identityChecks.createdAt), asc(identityChecks.id))
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE),
    db.$count(waiting(db).as('waiting')),
  ]);
  const data = found.map(({ firstName, lastName, state, lastFour, panMasked, ...row }) => {
    const { createdAt, decidedAt, ...rest } = row;
    const isRenamed = state === 'recheck';
    return {
      ...rest,
      person: fullNameOf({ firstName, lastName }),
      isRenamed,
      shown: lastFour ?? panMasked,
      // A renamed account waits since it was renamed.
      submittedAt: ((isRenamed && decidedAt) || createdAt).toISOString(),
    };
  });
  return success({ data, total, totalIsMinimum: false, page, pageSize: PAGE_SIZE });
};
