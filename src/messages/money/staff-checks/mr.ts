import type { Messages } from '#messages/lib/catalogue.ts';
import { number, plural } from '#messages/lib/forms.ts';
import type en from './en.ts';

export default {
  reconciliation: 'ताळमेळ',
  checks: 'तपासण्या',
  count: ({ count }) =>
    `${number(count)} ${plural('mr', count, { one: 'तपासणी', other: 'तपासण्या' })}`,
  trialBalance: 'तेरीज',
  kinds: {
    ledger: 'खतावणी',
    gateway: 'गेटवे',
  },
  thingsChecked: ({ at, count }) =>
    `${at}, ${number(count)} ${plural('mr', count, { one: 'गोष्ट तपासली', other: 'गोष्टी तपासल्या' })}`,
  mended: ({ count }) => `${count} दुरुस्त`,
  allAgrees: 'सर्व जुळते',
  differences: ({ count }) => `${number(count)} फरक`,
  more: ({ count }) => `आणखी ${count}`,
  checkOf: 'कशाची तपासणी',
  ledgerAndGateway: 'खतावणी आणि गेटवे',
  checking: 'तपासत आहे…',
  checkLedger: 'खतावणी आता तपासा',
  compareGateway: 'गेटवेशी जुळवा',
  noCheck: 'अजून तपासणी नाही',
  runEveryNight: 'तपासण्या रोज रात्री होतात. प्रत्येक आताही करता येते.',
  allAccounts: 'सर्व खाती',
  accountCount: ({ count }) =>
    `${number(count)} ${plural('mr', count, { one: 'खाते', other: 'खाती' })}`,
  noAccount: 'असे खाते नाही',
  accountsOf: ({ group }) => `${group} ची खाती`,
  downloadCsv: 'CSV डाउनलोड करा',
  accountKinds: {
    asset: 'आपल्याकडे आहे',
    liability: 'आपले देणे',
    income: 'आलेले',
    expense: 'खर्च झालेले',
  },
  nothingPosted: 'अजून काही नोंदवलेले नाही',
  account: 'खाते',
  kind: 'प्रकार',
  balance: 'शिल्लक',
  debit: 'नावे',
  credit: 'जमा',
  asOf: ({ at }) => `${at} रोजी`,
  sidesAgree: 'दोन्ही बाजू जुळतात',
  sidesDiffer: 'बाजूंत फरक आहे',
  debitInRupees: 'नावे, रुपयांत',
  creditInRupees: 'जमा, रुपयांत',
  byAccount: 'खात्यानुसार तेरीज',
  groupOf: ({ account, count }) => `${account} (${count} खाती)`,
} satisfies Messages<typeof en>;
