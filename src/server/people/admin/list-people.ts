import { and, eq, ilike, isNull, like, or, sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import type { listPeople } from '#contract/people/admin.ts';
import { fullNameOf } from '#domain/lib/full-name.ts';
import { readMobile } from '#domain/lib/mobile.ts';
import { escapeLike } from '#server/db/escape-like.ts';
import { keyset, latestFirst } from '#server/db/keyset.ts';
import { type Person, people } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';

const LARGEST_ID = 2_147_483_647;
/** Fewer digits are part of nearly every number. */
const MIN_DIGITS = 4;

/** People whose name, e-mail or mobile has these words in it, or whose number they are. */
function matching(words: string) {
  const containing = `%${escapeLike(words)}%`;
  const number = /^#?(\d{1,10})$/.exec(words)?.[1];
  const mobile = readMobile(words) ?? number ?? '';
  return or(
    ilike(sql`${people.firstName} || ' ' || ${people.lastName}`, containing),
    ilike(people.email, containing),
    mobile.length >= MIN_DIGITS ? like(people.mobile, `%${mobile}%`) : undefined,
    number && Number(number) <= LARGEST_ID ? eq(people.id, Number(number)) : undefined,
  );
}

const NEWEST_FIRST = latestFirst('people', sql`${people.createdAt}`, sql`${people.id}`);

const present = ({ person }: { person: Person }) => ({
  id: person.id,
  name: fullNameOf(person),
  role: person.role,
  email: person.email,
  city: person.city,
  aadharverification: person.aadhaarVerified,
  panverification: person.panVerified,
  suspended: person.suspendedAt !== null,
  createdAt: person.createdAt.toISOString(),
});

export const listPeopleVerb: Verb<typeof listPeople> = async (context, { query }) => {
  const { db } = context;
  const { q, role } = query;
  const condition = and(
    isNull(people.deletedAt),
    role && eq(people.role, role),
    q ? matching(q) : undefined,
  );
  const page = keyset(context, NEWEST_FIRST, query);
  const [found, total] = await Promise.all([
    db
      .select({ person: people, key: page.key })
      .from(people)
      .where(and(condition, page.after))
      .orderBy(...page.orderBy)
      .limit(page.most),
    db.$count(people, condition),
  ]);
  return success(page.answer(found, total, present));
};
