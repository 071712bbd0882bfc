import type { Outbox } from '#server/ports/outbox.ts';
import type { Mailer } from './mailer.ts';
import { smtpMailer } from './smtp.ts';

export type { Mail, Mailer } from './mailer.ts';

interface MailSettings {
  SMTP_URL?: string | undefined;
  MAIL_FROM?: string | undefined;
}

function sandboxMailer(outbox: Outbox): Mailer {
  return {
    isSandbox: true,
    send: async ({ to, subject, text }) => outbox.add({ channel: 'mail', to, subject, text }),
  };
}

/** SMTP where it is set, else the sandbox. */
export function openMailer({ SMTP_URL, MAIL_FROM }: MailSettings, outbox: Outbox): Mailer {
  if (!SMTP_URL) return sandboxMailer(outbox);
  if (!MAIL_FROM) throw new Error('SMTP_URL needs MAIL_FROM, the address mail is sent from.');
  return smtpMailer(SMTP_URL, MAIL_FROM);
}
