import { listAnd, number, plural } from '#messages/lib/forms.ts';

export default {
  documentRefused: 'Your document was not accepted',
  sendClear: 'Send a clear picture of the whole document.',
  sendAnother: 'Send another',
  verifyToPost: 'Verify your identity to post a property',
  verifyToWork: 'Verify your identity to work here',
  eitherIsEnough: 'Aadhaar or PAN is enough; it takes a few minutes.',
  stillMissing: ({ missing }: { missing: readonly string[] }) =>
    `Still missing: ${listAnd('en', missing)}.`,
  updateKyc: 'Update KYC',
  addMobile: 'Add your mobile number',
  noSms: 'Without it no SMS reaches you.',
  addNumber: 'Add number',
  areasServed: 'the areas you serve',
  yourPhoto: 'your photo',
  completeProfile: 'Complete your profile',
  complete: 'Complete',
  unread: ({ count }: { count: number }) =>
    `${number(count)} unread ${plural('en', count, { one: 'notification', other: 'notifications' })}`,
  seeWhatHappened: 'See what has happened since you were here.',
  read: 'Read',
  myLive: 'My live listings',
  favourites: 'Favourites',
  visitsAhead: 'Visits ahead',
  people: 'People',
  live: 'Live listings',
  toReview: 'Identities and licences to review',
  several: ({ count, what }: { count: number; what: string }) => `${number(count)} ${what}`,
  until: ({ what, time, day }: { what: string; time: string; day: string }) =>
    `${what}, until ${time} on ${day}`,
  about: ({ title, detail }: { title: string; detail: string }) => `“${title}”: ${detail}`,
};
