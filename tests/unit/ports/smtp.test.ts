import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openMailer } from '#server/ports/mail/index.ts';
import { smtpMailer } from '#server/ports/mail/smtp.ts';
import { Outbox } from '#server/ports/outbox.ts';
import { startSmtpServer } from '#tests/emulators/smtp-server.ts';

let server: Awaited<ReturnType<typeof startSmtpServer>>;
beforeAll(async () => {
  server = await startSmtpServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.trouble = null;
  server.mails.length = 0;
  server.signIns.length = 0;
});

const FROM = 'Propertysearch <hello@propertysearch.test>';
const MAIL = { to: 'asha@example.test', subject: 'Your code', text: 'It is below.\n\n.\n\nBye' };
const mailer = (url = server.url) => smtpMailer(url, FROM, 200);
const withUser = (user: string) => server.url.replace('//', `//${user}@`);

describe('a mail by SMTP', () => {
  test('arrives whole, from the house', async () => {
    expect(mailer().isSandbox).toBe(false);
    await mailer().send(MAIL);
    const [mail] = server.mails;
    expect(mail).toMatchObject({ from: 'hello@propertysearch.test', to: ['asha@example.test'] });
    expect(mail?.source).toContain('From: Propertysearch <hello@propertysearch.test>');
    expect(mail?.source).toContain('Subject: Your code');
    expect(mail?.source).toMatch(/auto-submitted: auto-generated/i);
    expect(mail?.source).toMatch(/It is below\.\n\n\.\n\nBye/);
  });

  test('signs in with what the address holds', async () => {
    await mailer(withUser('user:p%40ss')).send(MAIL);
    expect(server.signIns).toEqual(['user p@ss']);
  });

  test('a subject cannot add a header', async () => {
    await mailer().send({ ...MAIL, subject: 'Hello\r\nBcc: other@example.test\r\n\r\nbody' });
    expect(server.mails[0]?.to).toEqual(['asha@example.test']);
    expect(server.mails[0]?.source).not.toMatch(/^bcc:/im);
  });

  test('one receiver is one receiver, whatever the address looks like', async () => {
    for (const to of ['a,victim@example.test', 'x<victim@example.test>', 'g:victim@example.test']) {
      await mailer()
        .send({ ...MAIL, to })
        .catch(() => undefined);
    }
    expect(server.mails.flatMap((mail) => mail.to)).not.toContain('victim@example.test');
  });

  test('an address with a line break goes nowhere', async () => {
    const to = 'asha@example.test>\r\nRCPT TO:<other@example.test';
    await mailer()
      .send({ ...MAIL, to })
      .catch(() => undefined);
    expect(server.mails.flatMap((mail) => mail.to)).not.toContain('other@example.test');
  });
});

describe('a refusal', () => {
  test.each([
    ['refuses the receiver', 'EENVELOPE 550'],
    ['refuses the mail', 'EMESSAGE 554'],
    ['busy', /^[A-Z]+( 421)?$/],
    ['silent', 'ETIMEDOUT'],
    ['cuts', 'ECONNECTION'],
  ] as const)('of a server that %s is told without the address', async (trouble, what) => {
    server.trouble = trouble;
    const said = await mailer()
      .send(MAIL)
      .then(() => 'sent', String);
    const [start, end] = said.split('mail: ');
    expect(start).toBe('Error: The mail server did not take the ');
    expect(end).toMatch(what);
    expect(said).not.toContain('asha');
    expect(server.mails).toEqual([]);
  });

  test('of the password', async () => {
    await expect(mailer(withUser('user:wrong')).send(MAIL)).rejects.toThrow('EAUTH 535');
  });

  test('when nobody is there', async () => {
    await expect(mailer('smtp://127.0.0.1:1').send(MAIL)).rejects.toThrow('did not take the mail');
  });
});

describe('which mailer', () => {
  test('is the sandbox unless SMTP is set', async () => {
    const outbox = new Outbox();
    const sandbox = openMailer({}, outbox);
    await sandbox.send(MAIL);
    expect(sandbox.isSandbox).toBe(true);
    expect(outbox.list()).toMatchObject([{ channel: 'mail', ...MAIL }]);
    const set = { SMTP_URL: server.url, MAIL_FROM: FROM };
    expect(openMailer(set, outbox).isSandbox).toBe(false);
    expect(() => openMailer({ SMTP_URL: server.url }, outbox)).toThrow('MAIL_FROM');
  });
});
