import { eq } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import type { changeContact } from '#contract/people/profile.ts';
import words from '#messages/people/entry/index.ts';
import refusalsWords from '#messages/people/refusals/index.ts';
import type { Context } from '#server/core/context.ts';
import { issueCode } from '#server/core/one-time-code.ts';
import { people } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { fieldError } from '#server/lib/field-error.ts';
import { labelOf, type NewContact, readContact, subjectOf } from './contact.ts';
import { requirePassword } from './require-password.ts';

/** Whoever asks: nobody's inbox or phone is to be flooded from here. */
const BY_ADDRESS = { calls: 5, seconds: 3_600 };

async function sendCode(context: Context, personId: number, contact: NewContact): Promise<void> {
  const { db, ports } = context;
  const { field, value, purpose } = contact;
  const label = labelOf(contact);
  const [taken] = await db.select({ id: people.id }).from(people).where(eq(people[field], value));
  if (taken) return;
  const code = await issueCode(context, db, purpose, subjectOf(personId, contact));
  if (field === 'mobile') {
    await ports.sms.send(value, words.codeSms({ code }));
    return;
  }
  await ports.mail.send({
    to: value,
    subject: words.codeSubject({ code }),
    text: refusalsWords.contactCodeText({ code, label }),
  });
}

/** One answer for any address; whether somebody has it is found out after the answer. */
export const changeContactVerb: Verb<typeof changeContact> = async (context, { body }) => {
  const contact = readContact(body);
  const person = await requirePassword(context, body.password);
  const { field, value } = contact;
  const label = labelOf(contact);
  if (person[field] === value) throw fieldError(field, refusalsWords.contactYours({ label }));
  if (field === 'mobile') await context.ports.spending.requireRoom('sms');
  await context.limits.spend('contact code', value, BY_ADDRESS);
  context.background.run('contact code', () => sendCode(context, person.id, contact));
  return success(null, refusalsWords.contactCodeSent({ label }));
};
