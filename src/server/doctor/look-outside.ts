import { createTransport } from 'nodemailer';
import type { Env } from '#server/lib/env.ts';
import { type Finding, well, wrong } from './finding.ts';

const LIMIT_MS = 10_000;

/** Greets and signs in; nothing is sent. */
async function aboutMail(url: string): Promise<Finding> {
  const transport = createTransport({
    url,
    connectionTimeout: LIMIT_MS,
    greetingTimeout: LIMIT_MS,
    socketTimeout: LIMIT_MS,
  });
  try {
    await transport.verify();
    return well('The mail server takes our mail');
  } catch (error) {
    const { code, responseCode } = error as { code?: string; responseCode?: number };
    const said = [code, responseCode].filter(Boolean).join(' ');
    return wrong(`The mail server does not take our mail: ${said}`, 'Correct SMTP_URL.');
  } finally {
    transport.close();
  }
}

/** Whether anybody answers at all: a call that says more would be paid for. */
async function aboutProvider(name: string, setting: string, url: string): Promise<Finding> {
  try {
    await fetch(new URL('/', url), {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    return well(`${name} answers`);
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as { code?: string };
    return wrong(
      `${name} does not answer${code ? ` (${code})` : ''}`,
      `Correct ${setting}, or let this machine reach it.`,
    );
  }
}

export async function lookOutside(env: Env): Promise<Finding[]> {
  const looks: Promise<Finding>[] = [];
  if (env.SMTP_URL) looks.push(aboutMail(env.SMTP_URL));
  const providers = [
    ['SMS by MSG91', 'SMS_BASE_URL', env.SMS_AUTH_KEY && env.SMS_BASE_URL],
    ['Identity checks', 'KYC_BASE_URL', env.KYC_BASE_URL],
    ['Payments', 'PAYMENTS_BASE_URL', env.PAYMENTS_BASE_URL],
  ] as const;
  for (const [name, setting, url] of providers) {
    if (url) looks.push(aboutProvider(name, setting, url));
  }
  return Promise.all(looks);
}
