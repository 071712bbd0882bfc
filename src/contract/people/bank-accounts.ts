import { z } from 'zod';
import { endpoint } from '#contract/lib/endpoint.ts';
import { byId, envelope, id } from '#contract/lib/envelope.ts';
import { loginPassword, personName, upTo } from '#contract/lib/fields.ts';
import { named } from '#contract/lib/named.ts';
import words from '#messages/people/asked/index.ts';
import { payoutWait } from './payout-wait.ts';

const bankId = z.object({ bankId: id });

const bankAccount = z.object({
  id: z.number().int(),
  holder: z.string(),
  account: z.string(),
  ifsc: z.string(),
  nameAtBank: z.string(),
  verifiedAt: z.string(),
  wait: payoutWait,
});
named({ BankAccount: bankAccount });

export const findUserBankDetails = endpoint({
  name: 'findUserBankDetails',
  summary: 'The caller’s bank accounts, numbers masked',
  method: 'GET',
  path: '/profile/finduserbankdetails/{id}',
  access: 'signed-in',
  reach: 'caller-by-id',
  tags: ['bank-accounts'],
  params: byId,
  response: envelope(z.array(bankAccount)),
  errors: ['not_found'],
});

export const getUserBankDetails = endpoint({
  name: 'getUserBankDetails',
  summary: 'One of the caller’s bank accounts, number masked',
  method: 'GET',
  path: '/profile/getuserbankdetails/{bankId}',
  access: 'signed-in',
  reach: 'own-object',
  tags: ['bank-accounts'],
  params: bankId,
  response: envelope(bankAccount),
  errors: ['not_found'],
});

export const addBankAccount = endpoint({
  name: 'addBankAccount',
  summary:
    'Add a bank account, with the password again; a rupee is sent to check whose it is, and it is paid a day later at the earliest',
  method: 'POST',
  path: '/profile/bankaccounts',
  access: 'signed-in',
  reach: 'caller',
  changes: ['bank-accounts', 'notifications'],
  limit: { calls: 5, seconds: 3_600 },
  body: z.object({
    holder: personName('holder'),
    account: z
      .string({ error: () => words.accountRequired })
      .max(...upTo(40, () => words.accountDigits))
      .transform((typed) => typed.replace(/\s/g, ''))
      .pipe(z.string().regex(/^\d{9,18}$/, { error: () => words.accountDigits })),
    ifsc: z
      .string({ error: () => words.ifscRequired })
      .trim()
      .max(...upTo(11, () => words.ifscForm))
      .toUpperCase()
      .regex(/^[A-Z]{4}0[A-Z0-9]{6}$/, { error: () => words.ifscForm }),
    password: loginPassword,
  }),
  response: envelope(bankAccount),
  errors: ['invalid', 'wrong_credentials', 'conflict', 'rate_limited', 'unavailable'],
});

export const removeBankAccount = endpoint({
  name: 'removeBankAccount',
  summary: 'Remove one of the caller’s bank accounts',
  method: 'DELETE',
  path: '/profile/bankaccounts/{bankId}',
  access: 'signed-in',
  reach: 'own-object',
  changes: ['bank-accounts'],
  params: bankId,
  response: envelope(z.null()),
  errors: ['not_found'],
});

export const findAdminBankDetails = endpoint({
  name: 'findAdminBankDetails',
  summary: 'The platform’s own collection account: what a payer needs of it',
  method: 'GET',
  path: '/profile/findadminbankdetails/1',
  access: 'signed-in',
  reach: 'public',
  tags: [],
  response: envelope(
    z.object({
      id: z.literal(1),
      holder: z.string(),
      account: z.string(),
      ifsc: z.string(),
      sandbox: z.boolean(),
    }),
  ),
  errors: [],
});
