import { z } from 'zod';
import { inGroup } from '#server/lib/setting.ts';
import { aDay, flag, text } from './kinds.ts';

const messages = inGroup('Mail, SMS and push');
const identity = inGroup('Identity and signing');
const payments = inGroup('Payments');

/** Services outside: mail, SMS, push, identity, signing, payments. */
export const PROVIDERS = {
  ...messages(
    { SMTP_URL: z.string().startsWith('smtp').optional(), MAIL_FROM: text() },
    'sandbox',
    'Mail by SMTP',
  ),
  ...messages(
    {
      SMS_AUTH_KEY: text(),
      SMS_TEMPLATE_ID: text(),
      SMS_BASE_URL: z.url().default('https://control.msg91.com'),
    },
    'sandbox',
    'SMS by MSG91',
  ),
  ...messages(
    { SMS_PER_DAY: aDay(5_000) },
    '5000',
    'Text messages sent on a day, to all people together; staff are told at four fifths and at the end of it',
  ),
  ...messages(
    { PUSH: flag.default(false) },
    'sandbox',
    '`true` sends web push; its keys come from `SECRET_KEY`',
  ),
  ...identity(
    { KYC_BASE_URL: z.url().optional(), KYC_CLIENT_ID: text(), KYC_CLIENT_SECRET: text() },
    'sandbox; in production without `DEMO` nobody is verified',
    'Identity checks by Cashfree, e.g. `https://api.cashfree.com`',
  ),
  ...identity(
    { PAN_PER_DAY: aDay(500), AADHAAR_PER_DAY: aDay(500), BANK_PER_DAY: aDay(300) },
    '500, 500, 300',
    'Checks of PANs, of Aadhaar numbers and of bank accounts on a day, of all people together; staff are told as above',
  ),
  ...identity(
    { ESIGN: flag.default(false) },
    'sandbox; in production without `DEMO` nobody can sign',
    '`true`: agreements are signed by Aadhaar e-sign at the provider of the `KYC_` settings',
  ),
  ...payments(
    {
      PAYMENTS_BASE_URL: z.url().optional(),
      PAYMENTS_CLIENT_ID: text(),
      PAYMENTS_CLIENT_SECRET: text(),
      PAYMENTS_PAYOUT_CLIENT_ID: text(),
      PAYMENTS_PAYOUT_CLIENT_SECRET: text(),
      PAYMENTS_ESCROW_VENDOR: text(),
    },
    'sandbox; in production without `DEMO` nobody can pay',
    'Payments by Cashfree, e.g. `https://api.cashfree.com`: the keys of its gateway and of its payouts, and the vendor to whom money held for others is split. Set `SITE_URL` too: webhooks come to it',
  ),
  ...payments(
    { PAYMENTS_API_VERSION: z.iso.date().default('2025-01-01') },
    '2025-01-01',
    'The version of Cashfree’s gateway that is spoken',
  ),
};
