import type { Messages } from '#messages/lib/catalogue.ts';
import { number, plural } from '#messages/lib/forms.ts';
import type en from './en.ts';

export default {
  reconciliation: 'मिलान',
  checks: 'जाँचें',
  count: ({ count }) => `${number(count)} ${plural('hi', count, { one: 'जाँच', other: 'जाँचें' })}`,
  trialBalance: 'तलपट',
  kinds: {
    ledger: 'खाता-बही',
    gateway: 'गेटवे',
  },
  thingsChecked: ({ at, count }) =>
    `${at}, ${number(count)} ${plural('hi', count, { one: 'चीज़ जाँची', other: 'चीज़ें जाँचीं' })}`,
  mended: ({ count }) => `${count} सुधारे`,
  allAgrees: 'सब मिलता है',
  differences: ({ count }) => `${number(count)} फ़र्क़`,
  more: ({ count }) => `${count} और`,
  checkOf: 'किसकी जाँच',
  ledgerAndGateway: 'खाता-बही और गेटवे',
  checking: 'जाँच रहे हैं…',
  checkLedger: 'खाता-बही अभी जाँचें',
  compareGateway: 'गेटवे से मिलाएँ',
  noCheck: 'अभी कोई जाँच नहीं',
  runEveryNight: 'जाँचें हर रात होती हैं। हर एक अभी भी चलाई जा सकती है।',
  allAccounts: 'सभी खाते',
  accountCount: ({ count }) =>
    `${number(count)} ${plural('hi', count, { one: 'खाता', other: 'खाते' })}`,
  noAccount: 'ऐसा कोई खाता नहीं',
  accountsOf: ({ group }) => `${group} के खाते`,
  downloadCsv: 'CSV डाउनलोड करें',
  accountKinds: {
    asset: 'जो हमारे पास है',
    liability: 'जो हमें देना है',
    income: 'जो आया',
    expense: 'जो ख़र्च हुआ',
  },
  nothingPosted: 'अभी कुछ दर्ज नहीं',
  account: 'खाता',
  kind: 'प्रकार',
  balance: 'शेष',
  debit: 'नामे',
  credit: 'जमा',
  asOf: ({ at }) => `${at} को`,
  sidesAgree: 'दोनों ओर मिलते हैं',
  sidesDiffer: 'दोनों ओर में फ़र्क़ है',
  debitInRupees: 'नामे, रुपये में',
  creditInRupees: 'जमा, रुपये में',
  byAccount: 'खातेवार तलपट',
  groupOf: ({ account, count }) => `${account} (${count} खाते)`,
} satisfies Messages<typeof en>;
