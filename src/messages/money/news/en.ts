export default {
  askRefused: 'Your request was refused',
  staysInEscrow: ({ amountPaise, reason }: { amountPaise: string; reason: string | number }) =>
    `${amountPaise} stay in escrow. The reason: ${reason}`,
  askTakenBack: 'A request was taken back',
  askedNoMore: ({ amountPaise }: { amountPaise: string }) =>
    `${amountPaise} are not asked for any more; they stay in escrow.`,
  reachedBank: 'Money has reached your bank',
  reachedBankBody: ({ amountPaise }: { amountPaise: string }) =>
    `${amountPaise} were sent to your bank account.`,
  askBody: ({
    amountPaise,
    title,
    releaseDays,
  }: {
    amountPaise: string;
    title: string | number;
    releaseDays: string | number;
  }) =>
    `${amountPaise} of “${title}”. Answer within ${releaseDays} days; nothing moves without your code.`,
  ownerAsksEscrow: 'The owner asks for money in escrow',
  buyerAsksBack: 'The buyer asks for money back',
  payoutStopped: 'A payout was stopped',
  staffLetGo: 'Our staff let money go',
  staffRefusedAsk: 'Our staff refused your request',
  sumStays: ({ sum, reason }: { sum: string | number; reason: string | number }) =>
    `${sum} stay in escrow. The reason: ${reason}`,
  staffDecidedForYou: 'Our staff decided for you',
  staffWillDecide: 'Our staff will decide about a request',
  youRefusedDisputed: ({ amountPaise, reason }: { amountPaise: string; reason: string | number }) =>
    `You refused to let ${amountPaise} go, and the other side disputes it. You can still let them go. They say: ${reason}`,
  partOfToken: 'A part of the token amount is yours',
  partOfTokenBody: ({ paise }: { paise: string }) =>
    `The buyer cancelled late: ${paise} are yours. Choose the bank account they go to.`,
  askRunOut: 'A request has run out',
  askRunOutBody: ({ amountPaise }: { amountPaise: string }) =>
    `Nobody has answered in time: ${amountPaise} stay in escrow. You can ask for them again.`,
  askApproved: 'Your request is approved',
  onWayToBank: ({ amountPaise }: { amountPaise: string }) =>
    `${amountPaise} are on their way to your bank account.`,
  plan: 'A plan of instalments',
  planChanged: 'The plan of instalments has changed',
  planBody: ({ title, length }: { title: string | number; length: string | number }) =>
    `The owner of “${title}” proposes ${length} instalments. See what is due, and when.`,
  instalmentOverdue: 'An instalment is overdue',
  instalmentSoon: 'An instalment is due soon',
  instalmentWaived: 'An instalment is waived',
  instalmentWaivedBody: ({
    label,
    amountPaise,
    title,
  }: {
    label: string | number;
    amountPaise: string;
    title: string | number;
  }) => `“${label}” of ${amountPaise} for “${title}” is not asked for any more.`,
  invoice: ({ number }: { number: string | number }) => `Invoice ${number}`,
  commissionKept: ({ total }: { total: string }) =>
    `${total} of the fee were kept as commission. Your tax invoice is ready.`,
  creditNote: ({ number }: { number: string | number }) => `Credit note ${number}`,
  creditNoteBody: ({ total, number }: { total: string; number: string | number }) =>
    `${total} of invoice ${number} go back to you. The credit note is ready.`,
  invoiceReady: ({
    totalPaise,
    description,
  }: {
    totalPaise: string;
    description: string | number;
  }) => `We have received ${totalPaise} for ${description}. Your tax invoice is ready.`,
  refundOnWay: 'Your refund is on its way to your bank',
  refundOnWayBody: ({
    amountPaise,
    description,
  }: {
    amountPaise: string;
    description: string | number;
  }) => `${amountPaise} for ${description} were sent back. Banks take up to seven days to show it.`,
  paymentBack: 'Your payment goes back to you',
  paymentBackBody: ({
    amountPaise,
    description,
    why,
  }: {
    amountPaise: string;
    description: string | number;
    why: string | number;
  }) => `${amountPaise} for ${description} go back the way they came. ${why}`,
  moneyBack: 'Money goes back to you',
  moneyBackBody: ({
    amountPaise,
    description,
    reason,
  }: {
    amountPaise: string;
    description: string | number;
    reason: string | number;
  }) => `${amountPaise} of ${description} go back the way they came. ${reason}`,
  packageRunOut: ({ name }: { name: string | number }) => `Your package ${name} has run out`,
  packageGrace: ({ daysFrom }: { daysFrom: string }) =>
    `What is left of it can be used until ${daysFrom}. Renew it until then and nothing is interrupted.`,
  packageEnded: ({ name }: { name: string | number }) => `Your package ${name} has ended`,
  packageNew: 'You can choose a new one at any time.',
  packageEnds: ({ name, endsAt }: { name: string | number; endsAt: string }) =>
    `Your package ${name} ends on ${endsAt}`,
  packageRenew: 'Renew it now and the new time is added to what is left.',
  settlementRefused: 'Your settlement was refused',
  settlementRefusedBody: ({ home, reason }: { home: string | number; reason: string | number }) =>
    `The other side of ${home} refuses it. The deal goes on; you can propose another, or let our staff decide. The reason: ${reason}`,
  settlementStaff: 'Our staff will decide about a settlement',
  settlementDisputed: ({ home, reason }: { home: string | number; reason: string | number }) =>
    `You refused the settlement of ${home}, and the other side disputes that. You can still agree. They say: ${reason}`,
  settlementTakenBack: 'A settlement was taken back',
  settlementTakenBackBody: ({ home }: { home: string | number }) =>
    `The other side of ${home} has taken its proposal back; the deal goes on.`,
  backToYou: ({ toBuyer }: { toBuyer: string }) => `${toBuyer} go back to you the way they came.`,
  yoursChooseAccount: ({ toOwner }: { toOwner: string }) =>
    `${toOwner} are yours: choose the bank account they go to.`,
  youPayBack: ({ owed, dueOn }: { owed: string; dueOn: string }) =>
    `You pay ${owed} back until ${dueOn}.`,
  theyPayBack: ({ owed, dueOn }: { owed: string; dueOn: string }) =>
    `The other side pays ${owed} back until ${dueOn}.`,
  bothAgreed: 'Both of you agreed',
  staffDecided: ({ note }: { note: string | number }) => `Our staff decided: ${note}`,
  dealSettled: 'The deal is settled',
  settlementUnanswered: ({
    title,
    settlementDays,
  }: {
    title: string | number;
    settlementDays: string | number;
  }) =>
    `Nobody answered the settlement of “${title}” within ${settlementDays} days. It can still be agreed to.`,
  owedOverdue: 'What you owe is overdue',
  owedSoon: 'What you owe is due soon',
  staffLeftDeal: 'Our staff left the deal as it is',
  settlementNotMade: ({ title, reason }: { title: string | number; reason: string | number }) =>
    `The settlement of “${title}” is not made; the deal goes on. The reason: ${reason}`,
  settlementAnother: 'Another settlement is proposed',
  settlementProposed: 'A settlement is proposed',
  owedArrived: 'What was owed to you has arrived',
  owedArrivedBody: ({ owedPaise, title }: { owedPaise: string; title: string | number }) =>
    `${owedPaise} for “${title}” are yours: choose the bank account they go to.`,
  oweNothing: 'You owe nothing any more',
  oweNothingBody: ({ title, owedPaise }: { title: string | number; owedPaise: string }) =>
    `The other side of “${title}” says that ${owedPaise} have been received.`,
  owedIsDue: ({ owed, title, dueOn }: { owed: string; title: string; dueOn: string }) =>
    `${owed} after the settlement of “${title}” are due on ${dueOn}.`,
  owedWasDue: ({ owed, title, dueOn }: { owed: string; title: string; dueOn: string }) =>
    `${owed} after the settlement of “${title}” were due on ${dueOn}.`,
  proposesToEnd: {
    owner: ({
      title,
      buyer,
      owner,
      days,
      reason,
    }: {
      title: string;
      buyer: string;
      owner: string;
      days: number;
      reason: string;
    }) =>
      `The owner of “${title}” proposes to end the deal: ${buyer} to the buyer, ${owner} to the owner. Answer within ${days} days; then our staff decide. ${reason}`,
    buyer: ({
      title,
      buyer,
      owner,
      days,
      reason,
    }: {
      title: string;
      buyer: string;
      owner: string;
      days: number;
      reason: string;
    }) =>
      `The buyer of “${title}” proposes to end the deal: ${buyer} to the buyer, ${owner} to the owner. Answer within ${days} days; then our staff decide. ${reason}`,
  },
  notSentAskAgain: ({ amount, reason }: { amount: string; reason: string }) =>
    `${amount} were not sent to your bank. The reason: ${reason} You can ask for them again.`,
  notSentSettled: ({ amount, reason }: { amount: string; reason: string }) =>
    `${amount} were not sent to your bank. The reason: ${reason} They are divided by the settlement.`,
  instalmentIsDue: ({
    label,
    amount,
    title,
    dueOn,
  }: {
    label: string;
    amount: string;
    title: string;
    dueOn: string;
  }) => `“${label}” of ${amount} for “${title}” is due on ${dueOn}.`,
  instalmentWasDue: ({
    label,
    amount,
    title,
    dueOn,
  }: {
    label: string;
    amount: string;
    title: string;
    dueOn: string;
  }) => `“${label}” of ${amount} for “${title}” was due on ${dueOn}.`,
  instalmentArrived: 'An instalment has arrived',
  instalmentHeld: ({ label, title, total }: { label: string; title: string; total: string }) =>
    `“${label}” for “${title}”: ${total} are held in escrow.`,
  refusedRelease: ({ sum }: { sum: string }) => `You refused to let ${sum} in escrow go`,
  unansweredRelease: ({ sum }: { sum: string }) =>
    `You did not answer a request for ${sum} in escrow`,
  goesToAsker: ({ what, reason }: { what: string; reason: string }) =>
    `${what}. Our staff decided: they go to who asked. The reason: ${reason}`,
  staysThere: ({ what, reason }: { what: string; reason: string }) =>
    `${what}. It stays there. The reason: ${reason}`,
  rentReceiptFor: ({ month }: { month: string }) => `Rent receipt for ${month}`,
  rentReceived: ({ title, amount }: { title: string; amount: string }) =>
    `The owner of “${title}” has received ${amount}. The receipt is on the page of your booking.`,
};
