import { number, plural } from '#messages/lib/forms.ts';

export default {
  myBooking: ({ title }: { title: string | number }) => `My booking: ${title}`,
  aboutWhichProperty: 'About which property',
  beforeBookToo: 'Before you book, too: keep a home with its heart and it stands here.',
  noneThese: 'None of these',
  whatChecked: 'What we checked',
  notGivenYet: 'Not given yet',
  staffSawEvidence: ({ licenceCheckedOn }: { licenceCheckedOn: string | number }) =>
    `Our staff saw the evidence of the registration on ${licenceCheckedOn}`,
  validUntil: ({ licenceValidUntil }: { licenceValidUntil: string | number }) =>
    `; it is valid until ${licenceValidUntil}`,
  identity: 'Identity',
  aadhaarPanChecked: 'Aadhaar and PAN checked',
  aadhaarPanNot: 'Aadhaar and PAN not checked yet',
  noPropertyHere: 'You have no property here yet',
  postFirstThen: 'Post it first; then choose an agent for it.',
  postProperty: 'Post a property',
  chooseAgent: ({ title }: { title: string | number }) => `Choose an agent for ${title}`,
  chooseAn: 'Choose an agent',
  noFound: ({ many }: { many: string | number }) => `No ${many} found`,
  tryAnotherLocality: 'Try another locality or language.',
  showAll: ({ many }: { many: string | number }) => `Show all ${many}`,
  askQuote: ({ name }: { name: string | number }) => `Ask for a quote: ${name}`,
  askFor: 'Ask for a quote…',
  reviews: ({ name }: { name: string | number }) => `Reviews of ${name}`,
  reviewsWord: 'Reviews',
  more: 'More',
  n45More: '4.5 and more',
  n4More: '4 and more',
  n3More: '3 and more',
  bestReviewed: 'Best reviewed',
  nearest: 'Nearest',
  lowestFee: 'Lowest fee',
  fastestAnswer: 'Fastest to answer',
  nearMe: 'Near me',
  locality: 'Locality',
  allPune: 'All of Pune',
  language: 'Language',
  any: 'Any',
  order: 'Order',
  fitsBest: 'As it fits best',
  inWord: ({
    which,
    subcategory,
    locality,
  }: {
    which: string | number;
    subcategory: string | number;
    locality: string | number;
  }) => `${which}${subcategory} in ${locality}`,
  workFinishedHere: 'Work finished here',
  andMore: ({ shown, more }: { shown: string | number; more: string | number }) =>
    `${shown} and ${more} more`,
  feeFrom: 'Fee from',
  experience: 'Experience',
  speaks: 'Speaks',
  works: 'Works in',
  finishedHere: 'Finished here',
  identityChecked: 'Identity checked',
  promoted: 'Promoted',
  ask: ({ name }: { name: string | number }) => `Ask ${name}`,
  getQuoteWithin: ({ requested }: { requested: string | number }) =>
    `You get a quote within ${requested} days. You pay only once you accept it, into escrow.`,
  sendRequest: 'Send the request',
  whatNeed: 'What you need',
  whenContactsStay: 'And by when. Contacts stay hidden; you talk in Messages.',
  paper: { 'title-report': 'title report', 'valuation-report': 'valuation report' },
  whatGet: 'What you get',
  madeHereAbout: ({ paper }: { paper: string | number }) =>
    `A ${paper} as it is made here, about an invented home. It is not this person’s work.`,
  readSpecimenPdf: 'Read a specimen (PDF)',
  answersWithinHour: 'Answers within the hour',
  answersAboutHours: ({ minutes }: { minutes: number }) =>
    `Answers in about ${number(minutes)} ${plural('en', minutes, { one: 'hour', other: 'hours' })}`,
  answersAboutDays: ({ minutes }: { minutes: number }) =>
    `Answers in about ${number(minutes)} ${plural('en', minutes, { one: 'day', other: 'days' })}`,
  worksWithinKilometre: 'Works within a kilometre',
  worksAboutKm: ({ metres }: { metres: string | number }) => `Works about ${metres} km away`,
  noReviewsYet: 'No reviews yet',
  n5Reviews: ({ rating, ratingCount }: { rating: string | number; ratingCount: number }) =>
    `${rating} of 5 · ${number(ratingCount)} ${plural('en', ratingCount, { one: 'review', other: 'reviews' })}`,
  newWork: 'New in the work',
  years: ({ years }: { years: number }) =>
    `${number(years)} ${plural('en', years, { one: 'year', other: 'years' })}`,
  ofExperience: ({ yearsWords }: { yearsWords: string | number }) => `${yearsWords} of experience`,
  nothingYet: 'Nothing yet',
  piecesWork: ({ finished }: { finished: number }) =>
    `${number(finished)} ${plural('en', finished, { one: 'piece of work', other: 'pieces of work' })}`,
};
