import { number, plural } from '#messages/lib/forms.ts';

export default {
  offerAccepted: 'Your offer is accepted',
  offerAcceptedBody: ({ who, accepted }: { who: string | number; accepted: string | number }) =>
    `${who} accepts. Start once the fee is paid; that is due within ${accepted} days.`,
  offerDeclined: 'Your offer was declined',
  offerTakenBack: 'An agent’s offer was taken back',
  offersNoMore: ({ who }: { who: string | number }) =>
    `${who} does not offer it any more. There is nothing to do.`,
  offerUnanswered: 'An owner did not answer your offer in time',
  offerRunOut: ({ title }: { title: string | number }) =>
    `Your offer for “${title}” has run out. You can offer again.`,
  holdEnded: 'Your hold has ended',
  holdEndedBody: ({ title }: { title: string | number }) =>
    `Its time is over: others can book “${title}” again.`,
  agentHolds: 'Your agent keeps your home for a buyer',
  offerEnded: 'An offer has ended',
  offeredHomeLeft: 'A home you offered to sell has left the market',
  offeredHomeLeftBody: ({ title }: { title: string | number }) =>
    `“${title}” is not on offer any more, so your offer has ended.`,
  holdWasEnded: 'A hold was ended',
  offerAbout: ({
    title,
    feePaise,
    agentInterestDays,
  }: {
    title: string | number;
    feePaise: string;
    agentInterestDays: string | number;
  }) =>
    `It is about “${title}”, for a fee of ${feePaise}. Accept or decline within ${agentInterestDays} days.`,
  quoteAccepted: 'Your quote is accepted',
  quoteAcceptedBody: ({ name, accepted }: { name: string | number; accepted: string | number }) =>
    `${name} accepts. Start once the fee is paid; that is due within ${accepted} days.`,
  quoteTurnedDown: 'Your quote was turned down',
  quoteTurnedDownBody: ({ name, reason }: { name: string | number; reason: string | number }) =>
    `${name} does not accept it. The reason: ${reason}`,
  notNeeded: ({ name, reason }: { name: string | number; reason: string | number }) =>
    `${name} does not need it any more. The reason: ${reason}`,
  quoteTakenBack: 'A quote was taken back',
  stepsBack: ({ name, reason }: { name: string | number; reason: string | number }) =>
    `${name} steps back. The reason: ${reason}`,
  haveQuote: 'You have a quote',
  haveQuoteBody: ({
    name,
    quotePaise,
    workDays,
    quoted,
    note,
  }: {
    name: string | number;
    quotePaise: string;
    workDays: string | number;
    quoted: string | number;
    note: string | number;
  }) => `${name} quotes ${quotePaise} and ${workDays} days. Answer within ${quoted} days. ${note}`,
  requestDeclined: 'Your request was declined',
  cannotTake: ({ name, reason }: { name: string | number; reason: string | number }) =>
    `${name} cannot take it. The reason: ${reason}`,
  workDelivered: 'The work is delivered',
  workDeliveredBody: ({
    releaseDays,
    quotePaise,
    note,
  }: {
    releaseDays: string | number;
    quotePaise: string;
    note: string | number;
  }) =>
    `Look at it and confirm it with your code within ${releaseDays} days; that pays the fee of ${quotePaise}. ${note}`,
  workWaitsCode: 'The work waits for your code',
  workWaitsCodeBody: ({ releaseDays }: { releaseDays: string | number }) =>
    `It was delivered and is not confirmed yet. Answer within ${releaseDays} days.`,
  workRequestRunOut: 'Your request has run out',
  workRequestEnded: 'A request has ended',
  disputeDecided: 'The dispute is decided',
  feeToProfessional: 'The fee goes to the professional.',
  moreWork: 'The client asks for more work',
  moreWorkBody: ({ reason }: { reason: string | number }) =>
    `The fee stays in escrow until it is delivered again. The client says: ${reason}`,
  feePaidStart: 'The fee is paid: you can start',
  feePaidStartBody: ({ totalPaise }: { totalPaise: string }) =>
    `${totalPaise} are held in escrow for your work. Start when you are ready.`,
  feeHeld: 'The fee is held in escrow',
  feeHeldBody: ({ totalPaise }: { totalPaise: string }) =>
    `${totalPaise} are held until you confirm the work with a code.`,
  asksYourWork: 'Somebody asks for your work',
  asksYourWorkBody: ({
    who,
    brief,
    requested,
  }: {
    who: string | number;
    brief: string | number;
    requested: string | number;
  }) => `${who} writes: ${brief} Quote or decline within ${requested} days.`,
  feeToClientWhy: ({ reason }: { reason: string | number }) =>
    `The fee goes back to the client. ${reason}`,
  otherSuspended: 'The other side of your work is suspended',
  otherSuspendedBody:
    'A fee that is in escrow stays there. You can end the work as before, or ask our staff.',
  workStarted: 'The work has started',
  workGivenUp: 'The work was given up',
  workGivenUpBody: ({ reason }: { reason: string | number }) =>
    `All of the fee goes back to you. The reason: ${reason}`,
  clientAsksUs: 'The client asks us to decide',
  clientAsksUsBody: ({ reason }: { reason: string | number }) =>
    `The fee stays in escrow until we have looked at it. The client says: ${reason}`,
  agreementChanging: 'The agreement is being changed',
  agreementChangingBody: ({
    version,
    title,
  }: {
    version: string | number;
    title: string | number;
  }) =>
    `Version ${version} of the agreement for “${title}” does not count any more, nor does a consent to it. You will be told when the next one is there.`,
  agreementAgreed: 'The agreement is agreed',
  agreementAgreedBody: ({ version, title }: { version: string | number; title: string | number }) =>
    `Seller and buyer have both consented to version ${version} for “${title}”.`,
  otherConsentWaits: ({ version, title }: { version: string | number; title: string | number }) =>
    `Version ${version} for “${title}” waits for the other side’s consent.`,
  agreementRefused: 'The agreement was refused',
  agreementReady: 'An agreement is ready for you to read',
  agreementReadyBody: ({ version, title }: { version: string | number; title: string | number }) =>
    `Version ${version} of the agreement for “${title}” is there. Read it, then consent to it or say what is wrong.`,
  paperHandedIn: 'A paper was handed in',
  paperVersion: ({ label, version }: { label: string | number; version: string | number }) =>
    `“${label}”, version ${version}.`,
  titleReport: 'Your title report is there',
  titleReportBody: ({ version }: { version: string | number }) =>
    `Version ${version} is with the papers of the work.`,
  followUp: ({ lead }: { lead: string }) => `Follow up with ${lead} today`,
  agentWorks: 'An agent works for the owner',
  agentWorksBody: ({ title }: { title: string | number }) =>
    `The owner of “${title}” has an agent, who may write to you here. Your number stays hidden.`,
  newLead: ({ who }: { who: string | number }) => `A new lead: ${who}`,
  newLeadBody: ({
    wantsText,
    responseHours,
  }: {
    wantsText: string | number;
    responseHours: string | number;
  }) => `${wantsText} Answer within ${responseHours} hours.`,
  putsForward: ({ who }: { who: string | number }) => `${who} puts a home forward to you`,
  agentLooks: ({ name }: { name: string | number }) => `An agent looks for “${name}” with you`,
  agentLooksBody: ({ firstName }: { firstName: string }) =>
    `${firstName}, whose identity is checked, may offer you homes here. Your number stays hidden. You can end this among your saved searches.`,
  reviewAnswered: 'Your review is answered',
  lookedAtReport: 'We have looked at what you reported',
  youWereRight: 'You were right: we have acted on it. Thank you.',
  leaveAsIs: ({ reason }: { reason: string | number }) => `We leave it as it is. ${reason}`,
  reviewOut: 'Your review was taken out',
  reviewOutBody: ({ reason }: { reason: string | number }) =>
    `It is not shown any more and does not count. The reason: ${reason}`,
  messageOut: 'A message of yours was taken out',
  messageOutBody: ({ reason }: { reason: string | number }) =>
    `It is not shown any more. The reason: ${reason}`,
  homeTakenDown: 'A home you asked for was taken down',
  propertyTakenDown: 'Your property was taken down',
  propertyTakenDownBody: ({ title, reason }: { title: string | number; reason: string | number }) =>
    `“${title}” is not shown any more. The reason: ${reason}`,
  reviewBody: ({ who, text }: { who: string | number; text: string | number }) =>
    `${who} writes: ${text} You can answer it once.`,
  listLookedAt: 'Your list of homes was looked at',
  workRunOutBody: {
    requested: 'It was not answered in time. You can ask again, or ask another.',
    quoted: 'The quote was not accepted in time. You can ask again, or ask another.',
    accepted: 'The fee was not paid in time. You can ask again, or ask another.',
  },
  workRunOutWhy: {
    requested: 'It was not answered in time.',
    quoted: 'The quote was not accepted in time.',
    accepted: 'The fee was not paid in time.',
  },
  hearWhenDone: 'You hear when it is done.',
  hearWhenDoneIn: ({ days }: { days: number }) =>
    `You hear when it is done. It takes about ${days} days.`,
  otherSideLeft: 'The other side has left.',
  answersReview: ({ who, text }: { who: string; text: string }) => `${who} answers: ${text}`,
  haveReview: ({ stars }: { stars: number }) =>
    `You have a review with ${stars} ${plural('en', stars, { one: 'star', other: 'stars' })}`,
  taskDue: 'A task is due',
  homeAt: ({ title, price }: { title: string; price: string }) => `“${title}”, ${price}.`,
  homeAtMonth: ({ title, price }: { title: string; price: string }) =>
    `“${title}”, ${price} a month.`,
  listLookedAtBody: ({ homes }: { homes: number }) =>
    `${number(homes)} ${plural('en', homes, { one: 'home', other: 'homes' })}, for the first time just now.`,
  agentOffers: {
    sell: ({ name }: { name: string }) => `${name}, an agent, offers to sell your home`,
    rent: ({ name }: { name: string }) => `${name}, an agent, offers to let your home`,
  },
  agentHoldsBody: ({
    who,
    title,
    hours,
    note,
  }: {
    who: string;
    title: string;
    hours: number;
    note: string;
  }) =>
    `${who} has put “${title}” on hold for ${hours} hours: nobody else can book it meanwhile. You can end that on its page.${note && ` ${note}`}`,
  holdWasEndedBody: ({ who, title }: { who: string; title: string }) =>
    `${who} has ended the hold on “${title}”: it can be booked again.`,
  doesNotTakeUp: ({ who }: { who: string }) => `${who} does not take it up.`,
  becauseOf: ({ said, reason }: { said: string; reason: string }) =>
    `${said} The reason: ${reason}`,
  consented: {
    seller: 'The seller has consented to the agreement',
    buyer: 'The buyer has consented to the agreement',
  },
  refusedVersion: {
    seller: ({ version, reason }: { version: number; reason: string }) =>
      `The seller refused version ${version}: ${reason}`,
    buyer: ({ version, reason }: { version: number; reason: string }) =>
      `The buyer refused version ${version}: ${reason}`,
  },
};
