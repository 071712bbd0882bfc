import { and, asc, eq, isNull } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import type { listKycReviews } from '#contract/people/admin.ts';
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
  documentId: documents.id,
  fileName: documents.fileName,
  submittedAt: identityChecks.createdAt,
};

function waiting(db: Database) {
  return db
    .select(columns)
    .from(identityChecks)
    .innerJoin(people, eq(people.id, identityChecks.personId))
    .innerJoin(documents, eq(documents.id, identityChecks.documentId))
    .where(and(eq(identityChecks.state, 'submitted'), isNull(people.deletedAt)));
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
  const data = found.map(({ firstName, lastName, submittedAt, ...row }) => ({
    ...row,
    person: `${firstName} ${lastName}`,
    submittedAt: submittedAt.toISOString(),
  }));
  return success({ data, total, totalIsMinimum: false, page, pageSize: PAGE_SIZE });
};
