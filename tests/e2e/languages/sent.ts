import { isEnglish } from '#tests/e2e/english-left.ts';
import type { Member } from '#tests/e2e/members.ts';

export interface Sent {
  channel: 'mail' | 'sms' | 'push';
  subject: string;
  text: string;
}

const ADDRESS = /https?:\S+/g;

/** What was sent to somebody about something: it names it, and for the rest speaks their language. */
export async function sentTo({ page, email, mobile }: Member, about: string): Promise<Sent[]> {
  const all = await Promise.all(
    [email, mobile].map(async (to) => {
      const answer = await page.request.get(`/api/sandbox/outbox?to=${encodeURIComponent(to)}`);
      return (await answer.json()).data as Sent[];
    }),
  );
  return all.flat().filter(({ text }) => text.includes(about));
}

/** A text without what people wrote. */
export const withoutNames = (text: string, names: readonly string[]): string =>
  names.reduce((left, name) => left.replaceAll(name, ''), text);

/** What of all that was sent is not in the language of who reads it. */
export const englishIn = (sent: readonly Sent[], names: readonly string[]): string[] =>
  sent
    .map(({ subject, text }) => withoutNames(`${subject} ${text}`, names))
    .map((text) => text.replace(ADDRESS, ''))
    .filter(isEnglish);
