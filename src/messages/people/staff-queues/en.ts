import { number, plural } from '#messages/lib/forms.ts';

export default {
  label: {
    identity_check: 'Identity papers',
    licence: 'Licences',
    bank_account: 'Names of bank accounts',
    verification: 'Property papers',
    photo: 'Photos seen before',
    payout: 'Payouts for two',
    payout_failed: 'Payouts that failed',
    refund: 'Refunds for two',
    refund_failed: 'Refunds that failed',
    release: 'Escrow to decide',
    settlement: 'Ends of deals to decide',
    dispute: 'Disputes about work',
    abuse_report: 'Abuse reports',
    campaign: 'Ads to look at',
    money_check: 'Differences in the books',
  },
  one: {
    identity_check: 'Identity check',
    licence: 'Licence',
    bank_account: 'Bank account',
    verification: 'Property papers',
    photo: 'Photo seen before',
    payout: 'Payout',
    payout_failed: 'Failed payout',
    refund: 'Refund',
    refund_failed: 'Failed refund',
    release: 'Request for escrow money',
    settlement: 'Disputed settlement',
    dispute: 'Dispute',
    abuse_report: 'Abuse report',
    campaign: 'Ad',
    money_check: 'Check of the books',
  },
  oneOverdue: ({ one, title }: { one: string; title: string }) => `${one} is overdue: ${title}`,
  oneWaits: ({ one, title }: { one: string; title: string }) => `${one} waits: ${title}`,
  toDecideWithin: ({ count }: { count: number }) =>
    `To be decided within ${number(count)} ${plural('en', count, { one: 'hour', other: 'hours' })}.`,
  manyOverdue: ({ count }: { count: number }) =>
    `${number(count)} ${plural('en', count, { one: 'thing is overdue', other: 'things are overdue' })}`,
  manyWait: ({ count }: { count: number }) =>
    `${number(count)} ${plural('en', count, { one: 'new thing waits', other: 'new things wait' })}`,
  kindCount: ({ kind, count }: { kind: string; count: number }) => `${kind}: ${count}`,
  kindCountOverdue: ({ kind, count, overdue }: { kind: string; count: number; overdue: number }) =>
    `${kind}: ${count} (${overdue} overdue)`,
  digest: ({ count, overdue, mine }: { count: number; overdue: number; mine: number }) =>
    `${number(count)} ${plural('en', count, { one: 'thing waits', other: 'things wait' })}, ${overdue} overdue, ${mine} with you`,
  digestBody: ({ count, lines }: { count: number; lines: string }) =>
    `The oldest waits for ${number(count)} ${plural('en', count, { one: 'hour', other: 'hours' })}. ${lines}.`,
  paper: {
    aadhaar: 'Aadhaar',
    pan: 'PAN',
    document: 'Identity document',
  },
  renamedPaper: ({ paper }: { paper: string }) => `${paper}: new name of the account`,
  atTheBank: ({ name }: { name: string }) => `At the bank: ${name}`,
};
