import { createTransport } from 'nodemailer';
import { currentLanguage, tagOf } from '#messages/lib/language.ts';
import type { Mailer } from './mailer.ts';

const PATIENCE_MS = 15_000;

/** What failed, by the library's word and the server's number: its sentence repeats the address. */
function inShort(error: unknown): Error {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  const what = [code ?? 'unknown', responseCode].filter(Boolean).join(' ');
  return new Error(`The mail server did not take the mail: ${what}`);
}

/** Mail by SMTP. `url` is smtp(s)://user:password@host:port; `from` is an address or "Name <a@b>". */
export function smtpMailer(url: string, from: string, patienceMs = PATIENCE_MS): Mailer {
  const transport = createTransport({
    url,
    dnsTimeout: patienceMs,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  });
  return {
    isSandbox: false,
    async send({ to, subject, text }) {
      try {
        await transport.sendMail({
          from,
          // As an object it is one address; as text, a comma in it would make it two.
          to: { name: '', address: to },
          subject,
          text,
          // No holiday replies to a machine.
          headers: {
            'auto-submitted': 'auto-generated',
            // Whoever sends it has entered the language of its reader.
            'content-language': tagOf(currentLanguage()),
          },
          disableFileAccess: true,
          disableUrlAccess: true,
        });
      } catch (error) {
        throw inShort(error);
      }
    },
  };
}
