import { and, count, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import type { listLicences } from '#contract/people/licences.ts';
import { fullNameOf } from '#domain/lib/full-name.ts';
import { earliestFirst, keyset } from '#server/db/keyset.ts';
import { documents, licences, people } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { checkedName } from '#server/people/kyc/index.ts';

const OLDEST_FIRST = earliestFirst('licences', sql`${licences.submittedAt}`, sql`${licences.id}`);

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
const IS_WAITING = and(
  eq(licences.state, 'submitted'),
  or(isNotNull(licences.documentId), isNotNull(licences.link)),
  isNull(people.deletedAt),
);

export const listLicencesVerb: Verb<typeof listLicences> = async (context, { query }) => {
  const { db } = context;
  const page = keyset(context, OLDEST_FIRST, query);
  const [found, [counted]] = await Promise.all([
    db
      .select({ ...columns, key: page.key })
      .from(licences)
      .innerJoin(people, eq(people.id, licences.personId))
      .leftJoin(documents, eq(documents.id, licences.documentId))
      .where(and(IS_WAITING, page.after))
      .orderBy(...page.orderBy)
      .limit(page.most),
    db
      .select({ total: count() })
      .from(licences)
      .innerJoin(people, eq(people.id, licences.personId))
      .where(IS_WAITING),
  ]);
  return success(
    page.answer(found, counted?.total ?? 0, ({ firstName, lastName, submittedAt, ...row }) => ({
      ...row,
      person: fullNameOf({ firstName, lastName }),
      submittedAt: submittedAt.toISOString(),
    })),
  );
};
