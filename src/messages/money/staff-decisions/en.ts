import { number, plural } from '#messages/lib/forms.ts';

export default {
  property: 'Property',
  owner: 'Owner',
  buyer: 'Buyer',
  address: 'Address',
  state: 'State',
  price: 'Price',
  token: 'Token',
  inEscrow: 'In escrow',
  made: 'Made',
  runsOut: 'Runs out',
  since: 'Since',
  amount: 'Amount',
  booking: 'Booking',
  askedBy: 'Asked by',
  otherSide: 'Other side',
  refuses: 'refuses',
  isSilent: 'is silent',
  requests: 'Requests to decide',
  nothingToDecide: 'Nothing to decide',
  requestsComeHere: ({ days }: { days: number }) =>
    `A request for money in escrow comes here where its refusal is disputed, or where the other side does not answer for ${days} days.`,
  amountTo: ({ amount, payee }: { amount: string; payee: string }) => `${amount} to ${payee}`,
  letGoTitle: ({ amount, payee }: { amount: string; payee: string }) => `${amount} to ${payee}?`,
  refusedBody: ({ payer, limit, days }: { payer: string; limit: string; days: number }) =>
    `${payer} has refused. What you let go cannot be called back. Above ${limit} in ${days} days, the payout then waits until two of you agree to it.`,
  silentBody: ({ payer, limit, days }: { payer: string; limit: string; days: number }) =>
    `${payer} has not answered. What you let go cannot be called back. Above ${limit} in ${days} days, the payout then waits until two of you agree to it.`,
  leaveInEscrow: 'Leave it in escrow',
  letGoTo: ({ payee }: { payee: string }) => `Let it go to ${payee}`,
  refusedBy: 'Refused by',
  silent: 'Silent',
  whatFor: 'What for',
  whyRefused: 'Why refused',
  whyDisputed: 'Why disputed',
  askedOn: 'Asked on',
  whyYouDecide: 'Why you decide so',
  bothRead: 'Both sides read this, and it stands in the audit log.',
  settlements: 'Settlements to decide',
  settlementCount: ({ count }: { count: number }) =>
    `${number(count)} ${plural('en', count, { one: 'settlement', other: 'settlements' })}`,
  noSettlement: 'No settlement to decide',
  settlementsComeHere:
    'A settlement comes here where its refusal is disputed, or where nobody answers it in time.',
  ownerAndBuyer: ({ owner, buyer }: { owner: string; buyer: string }) => `${owner} and ${buyer}`,
  howSettled: ({ owner, buyer }: { owner: string; buyer: string }) =>
    `How is the deal of ${owner} and ${buyer} settled?`,
  settleBody:
    'The booking ends and the money moves at once, or once another of staff decides the same above the limit.',
  leaveDeal: 'Leave the deal as it is',
  divideSo: 'Divide it so',
  paidInAll: 'Paid in all',
  held: 'Held',
  ownerHas: 'The owner has',
  buyerHas: 'The buyer has',
  proposes: {
    owner: 'The owner proposes',
    buyer: 'The buyer proposes',
  },
  division: ({ toBuyer, toOwner }: { toBuyer: string; toOwner: string }) =>
    `${toBuyer} to the buyer, ${toOwner} to the owner`,
  why: 'Why',
  buyerEndsWith: 'The buyer ends with',
  example: '2.5 lakh',
  restIsOwners:
    'Of all that was paid. The rest is the owner’s; what a side has beyond its part it owes.',
};
