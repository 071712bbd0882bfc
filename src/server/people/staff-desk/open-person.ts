import { desc, eq } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { addStaffNote, openPerson, PersonRecord } from '#contract/people/staff-record.ts';
import { fullNameOf } from '#domain/lib/full-name.ts';
import words from '#messages/lib/refusals/index.ts';
import recordWords from '#messages/people/person-record/index.ts';
import { audit } from '#server/core/audit.ts';
import { writeOncePerHour } from '#server/core/audit-access.ts';
import type { Queryable } from '#server/db/client.ts';
import { insertOne } from '#server/db/insert-one.ts';
import { type Person, people, staffNotes } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { personRecords } from '#server/people/hooks.ts';
import { personOf } from '#server/session/person.ts';
import { requireOthers } from '#server/session/require-others.ts';

const NOTES = 50;

async function findPerson(db: Queryable, id: number): Promise<Person> {
  const [person] = await db.select().from(people).where(eq(people.id, id));
  if (!person) throw new AppError('not_found', words.noPersonOfNumber);
  return person;
}

async function notesOn(db: Queryable, personId: number): Promise<PersonRecord['notes']> {
  const found = await db
    .select({
      id: staffNotes.id,
      text: staffNotes.text,
      at: staffNotes.createdAt,
      firstName: people.firstName,
      lastName: people.lastName,
    })
    .from(staffNotes)
    .innerJoin(people, eq(people.id, staffNotes.staffId))
    .where(eq(staffNotes.personId, personId))
    .orderBy(desc(staffNotes.id))
    .limit(NOTES);
  return found.map(({ id, text, at, ...by }) => ({
    id,
    text,
    by: fullNameOf(by),
    at: at.toISOString(),
  }));
}

const instantOf = (at: Date | null) => at?.toISOString() ?? null;

/** Why they look is written down before anything is shown. */
export const openPersonVerb: Verb<typeof openPerson> = async (context, { params, body }) => {
  const { personId } = params;
  const person = await findPerson(context.db, personId);
  await writeOncePerHour(context, {
    action: 'person.open',
    detail: { reason: body.reason },
    people: [personId],
  });
  const [notes, sections] = await Promise.all([
    notesOn(context.db, personId),
    personRecords.run(context, personId),
  ]);
  return success({
    id: person.id,
    name: fullNameOf(person),
    role: person.role,
    email: person.email,
    mobile: person.mobile,
    city: person.city,
    about: person.about,
    licence: person.licence,
    aadharverification: person.aadhaarVerified,
    panverification: person.panVerified,
    premiumUntil: instantOf(person.premiumUntil),
    suspendedAt: instantOf(person.suspendedAt),
    deletedAt: instantOf(person.deletedAt),
    createdAt: person.createdAt.toISOString(),
    notes,
    sections: sections.flat().filter(({ total }) => total > 0),
  });
};

export const addNoteVerb: Verb<typeof addStaffNote> = async (context, { params, body }) => {
  const { personId } = params;
  requireOthers(context, [personId], words.noteOnYourself);
  const noteId = await context.db.transaction(async (tx) => {
    await findPerson(tx, personId);
    const { id } = await insertOne(tx, staffNotes, {
      personId,
      staffId: personOf(context).id,
      text: body.text,
      createdAt: context.now(),
    });
    await audit(context, tx, {
      action: 'person.note',
      subjectKind: 'person',
      subjectId: personId,
      detail: { noteId: id },
    });
    return id;
  });
  return success({ noteId }, recordWords.noted);
};
