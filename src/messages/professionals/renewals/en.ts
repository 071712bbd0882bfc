interface Terms {
  rent: string;
  deposit: string;
  from: string;
  until: string;
}
interface Offered extends Terms {
  home: string;
  answerBy: string;
  words: string;
}
interface Said {
  home: string;
  reason: string;
}

export default {
  title: 'Going on with the licence',
  intro: ({ until }: { until: string }) =>
    `The licence ends on ${until}. To go on, one of you offers rent, deposit and term, and the other accepts; a lawyer then draws the new licence up.`,
  opensOn: ({ day }: { day: string }) => `A renewal can be offered from ${day} on.`,
  offer: 'Offer a renewal…',
  counter: 'Answer with another offer…',
  change: 'Change your offer…',
  terms: ({ rent, deposit, from, until }: Terms) =>
    `${rent} a month, deposit ${deposit}, from ${from} to ${until}`,
  offeredByYou: ({ day }: { day: string }) => `Offered by you on ${day}`,
  offeredBy: ({ name, day }: { name: string; day: string }) => `Offered by ${name} on ${day}`,
  runsOut: 'open for an answer:',
  rentRises: ({ by }: { by: string }) => `${by} a month more than now`,
  rentFalls: ({ by }: { by: string }) => `${by} a month less than now`,
  rentStays: 'The same rent as now',
  reason: 'The reason:',
  earlier: ({ count }: { count: number }) => `Earlier offers (${count})`,
  accept: 'Accept',
  decline: 'Decline…',
  withdraw: 'Take it back',
  callOff: 'Call it off…',
  declineIt: 'Decline it',
  callOffIt: 'Call it off',
  hireLawyer: 'Hire a lawyer to draw it up',
  acceptTitle: 'Accept this renewal?',
  acceptMeans: ({ name }: { name: string }) =>
    `${name} is told. It binds nobody yet: a lawyer draws the new licence up by these terms, and both of you consent to it.`,
  declineTitle: 'Decline this renewal?',
  declineMeans: ({ name }: { name: string }) => `${name} reads why, and can make another offer.`,
  callOffTitle: 'Call the renewal off?',
  callOffMeans: ({ name }: { name: string }) =>
    `${name} reads why. The licence ends on its day unless one of you makes another offer.`,
  dialogTitle: 'Offer to go on',
  dialogMeans: ({ name, days }: { name: string; days: number }) =>
    `${name} accepts, declines or answers with another offer within ${days} days.`,
  send: ({ name }: { name: string }) => `Offer it to ${name}`,
  rent: 'Rent a month',
  rentNow: ({ rent }: { rent: string }) => `Now ${rent}.`,
  deposit: 'Deposit',
  depositHelp: ({ deposit }: { deposit: string }) => `Now ${deposit}. 0 for none.`,
  firstDay: 'First day',
  months: 'Months',
  words: 'Anything to say with it',
  deskOffered: ({ name }: { name: string }) => `${name} offers you a renewal.`,
  deskOwn: 'You have offered a renewal; the other side’s answer is awaited.',
  deskAccepted: 'A renewal is agreed, and is to be drawn up by a lawyer.',
  deskOpen: 'Offer or answer a renewal',
  lawyersTerms: ({ rent, deposit, from, until }: Terms) =>
    `Agreed renewal: ${rent} a month, deposit ${deposit}, from ${from} to ${until}. A new draft begins with it.`,
  state: {
    waitsForYou: 'Waits for you',
    waitsForOther: 'Waits for an answer',
    countered: 'Answered by another offer',
    declined: 'Declined',
    withdrawn: 'Taken back',
    lapsed: 'Time over',
    accepted: 'Accepted; to be drawn up',
    renewed: 'Renewed',
  },

  sent: 'The other side sees your offer now.',
  accepted: 'The renewal is agreed. Now a lawyer draws the new licence up.',
  declined: 'The offer is declined.',
  takenBack: 'The offer is taken back.',
  calledOff: 'The renewal is called off.',
  gone: 'We could not find that offer.',
  noLicence: 'Only a leave and licence that both have agreed to is renewed.',
  later: 'A later licence of yours stands. Renew that one.',
  tooEarly: ({ from, until }: { from: string; until: string }) =>
    `A renewal is offered between ${from} and ${until}.`,
  isAccepted: 'A renewal is agreed already. Call it off before you make another offer.',
  unseen: 'The other side has made an offer in the meantime. Look at it; yours is not sent.',
  startBetween: ({ from, until }: { from: string; until: string }) =>
    `Choose a day from ${from} to ${until}.`,

  newsOffered: 'A renewal of the licence is offered',
  newsCountered: 'Another renewal of the licence is offered',
  newsOfferedBody: ({ home, rent, deposit, from, until, answerBy, words }: Offered) =>
    `“${home}”: ${rent} a month, deposit ${deposit}, from ${from} to ${until}. Answer by ${answerBy}. ${words}`.trim(),
  newsAccepted: 'Your renewal is accepted',
  newsAcceptedBody: ({ home }: { home: string }) =>
    `“${home}”: the terms are agreed. Hire a lawyer to draw the new licence up; both of you consent to it.`,
  newsDeclined: 'Your renewal was declined',
  newsDeclinedBody: ({ home, reason }: Said) =>
    `“${home}”: you can make another offer. The reason: ${reason}`,
  newsWithdrawn: 'A renewal was taken back',
  newsWithdrawnBody: ({ home }: { home: string }) =>
    `“${home}”: the other side has taken its offer back.`,
  newsCalledOff: 'The agreed renewal was called off',
  newsCalledOffBody: ({ home, reason }: Said) =>
    `“${home}”: the licence ends on its day unless one of you makes another offer. The reason: ${reason}`,
  newsLapsed: 'A renewal has run out',
  newsLapsedOffered: ({ home }: { home: string }) =>
    `“${home}”: nobody answered the offer in time. You can make another.`,
  newsLapsedAccepted: ({ home }: { home: string }) =>
    `“${home}”: what was agreed was not drawn up in time. You can make another offer.`,
  hasLeft: 'The other side has left.',
};
