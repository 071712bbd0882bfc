import { number } from '#messages/lib/forms.ts';

export default {
  backOnMarket: ({ title }: { title: string | number }) => `Back on the market: ${title}`,
  photoYours: 'Is this photo yours?',
  photoAlike: ({ title }: { title: string | number }) =>
    `A photo of “${title}” is much like one on another owner’s property. It is on your listing; please tell us where it is from.`,
  photoRemoved: 'We have removed a photo',
  photoRemovedWhy: ({ title, reason }: { title: string | number; reason: string | number }) =>
    `A photo of “${title}” is much like one of another owner’s and had to go. The reason: ${reason}`,
  homeOffMarket: 'A home you asked for is off the market',
  offSearch: 'Your property is off the search',
  offSearchBody: ({ title, expire }: { title: string | number; expire: string | number }) =>
    `“${title}” was not confirmed for ${expire} days. Put it back with one click if it is still available.`,
  stillAvailable: 'Is your property still available?',
  stillAvailableBody: ({
    title,
    reconfirm,
    expire,
  }: {
    title: string | number;
    reconfirm: string | number;
    expire: string | number;
  }) =>
    `You last confirmed “${title}” ${reconfirm} days ago. Confirm it, or it goes off the search in ${expire} days.`,
  newHomeFor: ({ name }: { name: string | number }) => `A new home for "${name}"`,
  verified: 'Your property is verified',
  verifiedBody: ({
    title,
    until,
    evidence,
  }: {
    title: string | number;
    until: string;
    evidence: string | number;
  }) => `“${title}” shows the badge until ${until}. What we have seen: ${evidence}`,
  papersRefused: 'Your property papers were not accepted',
  papersRefusedBody: ({ title, reason }: { title: string | number; reason: string | number }) =>
    `We could not verify “${title}”. You can send other papers. The reason: ${reason}`,
  badgeEnded: 'The verified badge has ended',
  badgeEndedBody: ({ title }: { title: string | number }) =>
    `We saw the papers of “${title}” half a year ago. Hand them in again to show the badge again.`,
  badgeTaken: 'The verified badge is taken off',
  badgeTakenBody: ({ title, what }: { title: string | number; what: string | number }) =>
    `“${title}” is not as our staff verified it: ${what}. They look at its papers again; hand in new ones if they have changed.`,
  havePapers: 'We have your property papers',
  havePapersBody: ({ title }: { title: string | number }) =>
    `Our staff look at the papers of “${title}”, usually within two working days. You will hear from us here.`,
  cheaper: ({ less, title }: { less: string; title: string }) => `${less} cheaper: ${title}`,
  cheaperBody: ({ now, before }: { now: string; before: string }) =>
    `A home you keep now costs ${now}, down from ${before}.`,
  onOfferAgain: ({ now }: { now: string }) => `A home you keep is on offer again for ${now}.`,
  onOfferAgainLess: ({ now, less }: { now: string; less: string }) =>
    `A home you keep is on offer again for ${now}, ${less} less than before.`,
  aMonth: ({ price }: { price: string }) => `${price} a month`,
  newHomesFor: ({ total, name }: { total: number; name: string }) =>
    `${number(total)} new homes for "${name}"`,
  linesAndMore: ({ lines, more }: { lines: string; more: number }) => `${lines} and ${more} more.`,
  homeWithdrawn: 'A home you asked for was withdrawn',
  askedSold: 'A home you asked for is sold',
  askedRented: 'A home you asked for is rented out',
};
