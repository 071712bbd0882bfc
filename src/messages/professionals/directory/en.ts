import { number, plural } from '#messages/lib/forms.ts';

interface Count {
  count: number;
}

/** Lists of professionals on public pages, and what is known of one. */
export default {
  // How a list is filtered
  locality: 'Locality',
  allOfPune: 'All of Pune',
  language: 'Language',
  anyLanguage: 'Any language',
  order: 'Order',
  asItFits: 'As it fits best',
  sort: {
    rating: 'Best reviewed',
    near: 'Nearest',
    fee: 'Lowest fee',
    response: 'Fastest to answer',
  },
  speaks: {
    Marathi: 'Marathi',
    Hindi: 'Hindi',
    English: 'English',
    Gujarati: 'Gujarati',
    Kannada: 'Kannada',
    Telugu: 'Telugu',
    Tamil: 'Tamil',
    Malayalam: 'Malayalam',
    Bengali: 'Bengali',
    Punjabi: 'Punjabi',
    Urdu: 'Urdu',
    Sindhi: 'Sindhi',
  },
  show: 'Show',
  inOrNear: ({ found, place }: { found: string; place: string }) => `${found} in or near ${place}`,

  // What is known of one
  identityChecked: 'Identity checked',
  licenceChecked: 'Licence checked',
  promoted: 'Promoted',
  feeFrom: ({ amount }: { amount: string }) => `From ${amount}`,
  hireMe: 'Hire me',
  hire: ({ name }: { name: string }) => `Hire me: ${name}`,
  answersWithinHour: 'Answers within the hour',
  answersInHours: ({ count }: Count) =>
    `Answers in about ${number(count)} ${plural('en', count, { one: 'hour', other: 'hours' })}`,
  answersInDays: ({ count }: Count) =>
    `Answers in about ${number(count)} ${plural('en', count, { one: 'day', other: 'days' })}`,
  withinKilometre: 'Works within a kilometre',
  kilometresAway: ({ km }: { km: string }) => `Works about ${km} km away`,
  noReviews: 'No reviews yet',
  rated: ({ stars, count }: { stars: string; count: number }) =>
    `${stars} of 5 · ${number(count)} ${plural('en', count, { one: 'review', other: 'reviews' })}`,
  newInWork: 'New in the work',
  years: ({ count }: Count) =>
    `${number(count)} ${plural('en', count, { one: 'year', other: 'years' })}`,
  experience: ({ years }: { years: string }) => `${years} of experience`,
  nothingFinished: 'Nothing yet',
  finished: ({ count }: Count) =>
    `${number(count)} ${plural('en', count, { one: 'piece of work', other: 'pieces of work' })}`,
  finishedHere: ({ work }: { work: string }) => `${work} finished here`,

  // The page of lawyers
  lawyersTitle: 'Legal title check and property lawyers in Pune',
  lawyersDescription: 'What a property lawyer checks before you buy in Pune, and how to hire one.',
  lawyersHeading: 'Legal title check and property lawyers',
  lawyersLead:
    'Before token money changes hands, someone who reads title papers for a living should read yours.',
  lawyersInPune: 'Lawyers in Pune',
  checks: {
    title: 'Title, thirty years back',
    encumbrances: 'Encumbrances',
    permissions: 'Permissions',
    agreement: 'The agreement',
  },
  checksText: {
    title:
      'Index II entries, the 7/12 extract or property card, mutations, and every deed in the chain.',
    encumbrances:
      'Mortgages, attachments, lis pendens and dues of the society and the municipal corporation.',
    permissions:
      'Sanctioned plan, commencement and completion certificates, MahaRERA registration.',
    agreement: 'Agreement for sale or leave and licence, drafted for you and registered.',
  },
};
