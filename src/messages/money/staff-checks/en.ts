import { number, plural } from '#messages/lib/forms.ts';

export default {
  reconciliation: 'Reconciliation',
  checks: 'Checks',
  count: ({ count }: { count: number }) =>
    `${number(count)} ${plural('en', count, { one: 'check', other: 'checks' })}`,
  trialBalance: 'Trial balance',
  kinds: {
    ledger: 'Ledger',
    gateway: 'Gateway',
  },
  thingsChecked: ({ at, count }: { at: string; count: number }) =>
    `${at}, ${number(count)} ${plural('en', count, { one: 'thing', other: 'things' })} checked`,
  mended: ({ count }: { count: number }) => `${count} mended`,
  allAgrees: 'All agrees',
  differences: ({ count }: { count: number }) =>
    `${number(count)} ${plural('en', count, { one: 'difference', other: 'differences' })}`,
  more: ({ count }: { count: number }) => `${count} more`,
  checkOf: 'Check of',
  ledgerAndGateway: 'Ledger and gateway',
  checking: 'Checking…',
  checkLedger: 'Check the ledger now',
  compareGateway: 'Compare with the gateway',
  noCheck: 'No check yet',
  runEveryNight: 'The checks run every night. Each can be run now too.',
  allAccounts: 'All accounts',
  accountCount: ({ count }: { count: number }) =>
    `${number(count)} ${plural('en', count, { one: 'account', other: 'accounts' })}`,
  noAccount: 'There is no such account',
  accountsOf: ({ group }: { group: string }) => `Accounts of ${group}`,
  downloadCsv: 'Download as CSV',
  accountKinds: {
    asset: 'What we have',
    liability: 'What we owe',
    income: 'What came in',
    expense: 'What was spent',
  },
  nothingPosted: 'Nothing is posted yet',
  account: 'Account',
  kind: 'Kind',
  balance: 'Balance',
  debit: 'Debit',
  credit: 'Credit',
  asOf: ({ at }: { at: string }) => `As of ${at}`,
  sidesAgree: 'Both sides agree',
  sidesDiffer: 'The sides differ',
  debitInRupees: 'Debit, in rupees',
  creditInRupees: 'Credit, in rupees',
  byAccount: 'Trial balance by account',
  groupOf: ({ account, count }: { account: string; count: number }) =>
    `${account} (${count} accounts)`,
};
