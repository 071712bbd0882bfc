import { and, asc, eq, isNotNull, isNull, or } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import type { listLicences } from '#contract/people/licences.ts';
import { fullNameOf } from '#domain/lib/full-name.ts';
import type { Database } from '#server/db/client.ts';
import { documents, licences, people } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { checkedName } from '#server/people/kyc/index.ts';

const PAGE_SIZE = 20;

const columns = {
  licenceId: licences.id,
  firstName: people.firstName,
  lastName: people.lastName,
  personId: people.id,
  checkedName: checkedName('people'),
  role: people.role,
  number: licences.number,
  link: licences.link,
  documentId: documents.id,
  fileName: documents.fileName,
  submittedAt: licences.submittedAt,
};

/** With evidence only: without any there is nothing to look at. */
function waiting(db: Database) {
  return db
    .select(columns)
    .from(licences)
    .innerJoin(people, eq(people.id, licences.personId))
    .leftJoin(documents, eq(documents.id, licences.documentId))
    .where(
      and(
        eq(licences.state, 'submitted'),
        or(isNotNull(licences.documentId), isNotNull(licences.link)),
        isNull(people.deletedAt),
      ),
    );
}

export const listLicencesVerb: Verb<typeof listLicences> = async ({ db }, { query }) => {
  const { page } = query;
  const [found, total] = await Promise.all([
    waiting(db)
      .orderBy(asc(licences.submittedAt), asc(licences.id))
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE),
    db.$count(waiting(db).as('waiting')),
  ]);
  const data = found.map(({ firstName, lastName, submittedAt, ...row }) => ({
    ...row,
    person: fullNameOf({ firstName, lastName }),
    submittedAt: submittedAt.toISOString(),
  }));
  return success({ data, total, totalIsMinimum: false, page, pageSize: PAGE_SIZE });
};
