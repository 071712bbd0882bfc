import { and, eq, inArray } from 'drizzle-orm';
import { truncate } from '#domain/lib/truncate.ts';
import type { Channel } from '#domain/people/notification.ts';
import { inLanguage } from '#messages/lib/in-language.ts';
import type { Language } from '#messages/lib/language.ts';
import words from '#messages/people/news/index.ts';
import type { Context } from '#server/core/context.ts';
import { pushSubscriptions } from '#server/db/schema/index.ts';

/** One notification on its way by one channel, with where its person is reached now. */
export interface Delivery {
  channel: Channel;
  title: string;
  body: string;
  link: string | null;
  personId: number;
  language: Language;
  email: string;
  mobile: string | null;
  deleted: boolean;
}

export type Outcome =
  | { result: 'sent' }
  /** Worth another try. */
  | { result: 'failed'; reason: string }
  /** Will never arrive. */
  | { result: 'dropped'; reason: string };

const SENT: Outcome = { result: 'sent' };

/** The adapters' messages name neither a person nor what was sent, so they may be kept. */
const failed = (error: unknown): Outcome => ({
  result: 'failed',
  reason: error instanceof Error ? truncate(error.message, 120) : 'unknown',
});

/** One SMS of plain letters. */
const SMS_LENGTH = 160;
/** Two SMS of other letters, which take twice the room. */
const UNICODE_SMS_LENGTH = 134;
const DEVANAGARI = /\p{Script=Devanagari}/u;
/** A push service takes 4 KB, encrypted; a phone shows less. */
const PUSH_LENGTH = 300;

function mailText({ SITE_URL }: Context['env'], { body, link }: Delivery): string {
  return [
    body,
    ...(link ? [`${SITE_URL}${link}`] : []),
    words.chooseNews({ siteUrl: SITE_URL }),
  ].join('\n\n');
}

async function push({ db, ports }: Context, delivery: Delivery): Promise<Outcome> {
  const { personId, title, body, link } = delivery;
  const browsers = await db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.personId, personId));
  const payload = { title: truncate(title, 100), body: truncate(body, PUSH_LENGTH), link };
  const results = await Promise.allSettled(
    browsers.map((browser) => ports.push.send(browser, payload)),
  );
  const gone = browsers.filter((_, at) => {
    const result = results[at];
    return result?.status === 'fulfilled' && result.value === 'gone';
  });
  if (gone.length > 0) {
    const ids = gone.map(({ id }) => id);
    await db
      .delete(pushSubscriptions)
      .where(and(eq(pushSubscriptions.personId, personId), inArray(pushSubscriptions.id, ids)));
  }
  // One browser is enough: another try would show it there twice.
  if (results.some((result) => result.status === 'fulfilled' && result.value === 'sent'))
    return SENT;
  const refused = results.find((result) => result.status === 'rejected');
  return refused
    ? failed(refused.reason)
    : { result: 'dropped', reason: 'no browser is subscribed' };
}

/** Sends by the delivery's channel. Throws only what is our own database's trouble. */
export async function send(context: Context, delivery: Delivery): Promise<Outcome> {
  const { env, ports } = context;
  const { channel, title, email, mobile, language, deleted } = delivery;
  if (deleted) return { result: 'dropped', reason: 'the account is deleted' };
  if (channel === 'push') return push(context, delivery);
  if (channel === 'mail') {
    const send = () =>
      ports.mail.send({ to: email, subject: title, text: mailText(env, delivery) });
    return inLanguage(language, send).then(() => SENT, failed);
  }
  if (!mobile) return { result: 'dropped', reason: 'no mobile number' };
  const text = `Propertysearch: ${title}`;
  const most = DEVANAGARI.test(text) ? UNICODE_SMS_LENGTH : SMS_LENGTH;
  return ports.sms.send(mobile, truncate(text, most - 1)).then(() => SENT, failed);
}
