import { expect, test } from 'vitest';
import {
  aadhaarHolder,
  accountRecord,
  otpSent,
  panRecord,
} from '#server/ports/kyc/cashfree-answers.ts';

test.each([
  [{ year_of_birth: 1995 }, 1995],
  [{ year_of_birth: '1995', dob: '' }, 1995],
  [{ dob: '02-02-1995' }, 1995],
  [{ year_of_birth: null, dob: '02-02-1995' }, 1995],
  [{ year_of_birth: '', dob: null }, null],
  [{ dob: '1995' }, null],
  [{}, null],
])('a year of birth from %j', (given, yearOfBirth) => {
  const answer = { status: 'VALID', name: 'John Doe', ...given };
  expect(aadhaarHolder.parse(answer)).toEqual({ name: 'John Doe', yearOfBirth });
});

test('references are text, however they come', () => {
  expect(otpSent.parse({ ref_id: 5 })).toEqual({ ref_id: '5' });
  expect(otpSent.parse({ ref_id: '5' })).toEqual({ ref_id: '5' });
  expect(otpSent.safeParse({ ref_id: null }).success).toBe(false);
});

test.each([undefined, null, '', 'SUPERB_MATCH', 'toString'])('the match %j is none', (word) => {
  const pan = { valid: true, reference_id: 1, registered_name: 'A', name_match_result: word };
  expect(panRecord.parse(pan)).toMatchObject({ name_match_result: 'none' });
});

test('a bank that does not tell the name', () => {
  const account = { account_status: 'VALID', reference_id: 1, name_at_bank: null };
  expect(accountRecord.parse(account)).toMatchObject({
    name_at_bank: '',
    name_match_result: 'none',
  });
});
