import { number, plural } from '#messages/lib/forms.ts';

export default {
  whatDone: 'What was done',
  close: 'Close',
  property: ({ id }: { id: string | number }) => `Property ${id}`,
  done: 'Done: ',
  notDone: 'Not done: ',
  properties: ({ n }: { n: number }) =>
    `${number(n)} ${plural('en', n, { one: 'property', other: 'properties' })}`,
  chosenProperties: 'With the chosen properties',
  chosen: ({ properties }: { properties: string | number }) => `${properties} chosen.`,
  choosePropertiesTake: 'Choose properties to take a step with several at once.',
  history: 'History',
  nothingHappenedSince: 'Nothing has happened to it since it came here.',
  to: ({ from, to }: { from: string | number; to: string | number }) => `${from} to ${to}`,
  similarLiveHomes: ({ span, homes }: { span: string | number; homes: string | number }) =>
    `${span}. Similar: the ${homes} live homes of its kind within 4 km that are nearest to it in price and bedrooms.`,
  fewerThanSimilar: ({ span, minSample }: { span: string | number; minSample: string | number }) =>
    `${span}. Fewer than ${minSample} similar homes are on offer, too few for a median.`,
  toLet: 'to let',
  sale: 'for sale',
  searchNumberNewest: ({
    rank,
    ofOne,
    subcategory,
    offer,
    locality,
  }: {
    rank: string | number;
    ofOne: string | number;
    subcategory: string | number;
    offer: string | number;
    locality: string | number;
  }) =>
    `In the search it is number ${rank} of ${ofOne}: ${subcategory} ${offer} in ${locality}, newest first, promoted homes aside.`,
  day: ({ ofOne }: { ofOne: string | number }) => `${ofOne} by day`,
  looksKeepsEnquiries: ({
    looks,
    keeps,
    enquiries,
    dayCount,
  }: {
    looks: number;
    keeps: number;
    enquiries: number;
    dayCount: number;
  }) =>
    `${number(looks)} ${plural('en', looks, { one: 'look', other: 'looks' })}, ${number(keeps)} ${plural('en', keeps, { one: 'keep', other: 'keeps' })} and ${number(enquiries)} ${plural('en', enquiries, { one: 'enquiry', other: 'enquiries' })} in ${number(dayCount)} ${plural('en', dayCount, { one: 'day', other: 'days' })}. A viewer counts once a day; enquiries are contacts asked for, visits, bids and bookings.`,
  whichFigure: 'Which figure',
  dayWord: 'Day',
  medianSimilarHomes: 'Median of similar homes',
  looksEnquiries: 'Looks and enquiries',
  notPublishedYet: 'It has not been published yet, so nobody has seen it.',
  findOne: 'Find one',
  titleSocietyLocality: 'Title, society or locality',
  find: 'Find',
  forWord: 'For',
  saleRent: 'Sale and rent',
  saleWord: 'Sale',
  rent: 'Rent',
  order: 'Order',
  showCards: 'Show as cards',
  showTable: 'Show as a table',
  csv: 'CSV',
  noPhotosYet: 'No photos yet',
  photos: ({ photoCount }: { photoCount: number }) =>
    `${number(photoCount)} ${plural('en', photoCount, { one: 'photo', other: 'photos' })}`,
  contactRequests: ({ contacts }: { contacts: number }) =>
    `${number(contacts)} ${plural('en', contacts, { one: 'contact request', other: 'contact requests' })}`,
  visits: ({ visits }: { visits: number }) =>
    `${number(visits)} ${plural('en', visits, { one: 'visit', other: 'visits' })}`,
  bids: ({ bids }: { bids: number }) =>
    `${number(bids)} ${plural('en', bids, { one: 'bid', other: 'bids' })}`,
  bookings: ({ bookings }: { bookings: number }) =>
    `${number(bookings)} ${plural('en', bookings, { one: 'booking', other: 'bookings' })}`,
  noResponsesYet: 'No responses yet',
  looksKeepsEnquiriesDays: ({
    looks,
    keeps,
    enquiries,
    listingInterestDays,
  }: {
    looks: number;
    keeps: number;
    enquiries: number;
    listingInterestDays: string | number;
  }) =>
    `${number(looks)} ${plural('en', looks, { one: 'look', other: 'looks' })} · ${number(keeps)} ${plural('en', keeps, { one: 'keep', other: 'keeps' })} · ${number(enquiries)} ${plural('en', enquiries, { one: 'enquiry', other: 'enquiries' })} in ${listingInterestDays} days`,
  month: '/month',
  verified: 'Verified',
  promoted: 'Promoted',
  confirmed: ({ when }: { when: string | number }) => `Confirmed ${when}`,
  quality100: ({ part }: { part: string | number }) => `Quality ${part} of 100`,
  state: 'State',
  confirmedWord: ({ when }: { when: string | number }) => `confirmed ${when}`,
  price: 'Price',
  looks: 'Looks',
  keeps: 'Keeps',
  enquiries: 'Enquiries',
  propertyWord: 'Property',
  choose: ({ title }: { title: string | number }) => `Choose ${title}`,
  whatDo: 'What to do',
  chooseAllPage: 'Choose all on this page',
  looksKeepsEnquiriesLast: ({ listingInterestDays }: { listingInterestDays: string | number }) =>
    `Looks, keeps and enquiries of the last ${listingInterestDays} days.`,
  myProperties: 'My properties',
  postedNoProperty: 'You have posted no property yet',
  postFlatHouse:
    'Post a flat, house, plot, office or shop: it takes about ten minutes, and you can stop at any step and go on later.',
  postProperty: 'Post a property',
  noPage: ({ page }: { page: string | number }) => `There is no page ${page}`,
  nonePropertiesHere: 'None of your properties is here',
  nonePropertiesLike: 'None of your properties is like that',
  showAllThem: 'Show all of them',
  myPropertiesStatus: 'My properties by status',
  all: 'All',
  qualityOf: ({ score }: { score: string | number }) => `Quality: ${score} of 100`,
  listingsAnswerBuyers: 'Listings that answer a buyer’s questions are asked for more often.',
  seePage: 'See its page',
  edit: 'Edit',
  photosPlans: 'Photos and plans',
  verification: 'Verification',
  stillAvailableConfirm: 'Still available: confirm',
  makeBetter: 'Make it better',
  more: ({ title }: { title: string | number }) => `More for ${title}`,
  actionLabel: {
    publish: 'Publish',
    pause: 'Pause',
    resume: 'Resume',
    renew: 'Put back on the search',
    sell: 'Mark as sold',
    rentOut: 'Mark as rented',
    withdraw: 'Withdraw',
  },
  markSold: 'Mark it as sold?',
  leavesSearchGood: 'It leaves the search for good, and buyers who asked for it are told.',
  markRented: 'Mark it as rented?',
  leavesSearchGoodThose: 'It leaves the search for good, and those who asked for it are told.',
  withdraw: 'Withdraw it?',
  leavesSearchBuyers:
    'It leaves the search, and buyers who asked for it are told. You can put it back later.',
  answerRequests: ({ waiting }: { waiting: number }) =>
    `Answer ${number(waiting)} ${plural('en', waiting, { one: 'request', other: 'requests' })}`,
  addPhotos: 'Add photos',
  stillAvailable: 'Still available',
  interestLabel: { looks: 'Looks', keeps: 'Keeps', enquiries: 'Enquiries' },
  aDay: ({ ofOne }: { ofOne: string | number }) => `${ofOne} a day`,
  statusLabel: {
    draft: 'Not published',
    live: 'Live',
    booked: 'Booked',
    paused: 'Paused',
    sold: 'Sold',
    rented: 'Rented',
    withdrawn: 'Withdrawn',
    expired: 'Off the search',
  },
  formFinished: 'Form finished',
  published: 'Published',
  paused: 'Paused',
  liveAgain: 'Live again',
  putBackSearch: 'Put back on the search',
  sold: 'Sold',
  rented: 'Rented',
  withdrawn: 'Withdrawn',
  offSearchNot: 'Off the search: not confirmed for 60 days',
  takenDownStaff: 'Taken down by our staff',
  pausedAccount: 'Paused with your account',
  liveAgainAccount: 'Live again with your account',
  askedWhetherStill: 'You were asked whether it is still available',
  shownBehindNewer: 'Shown behind newer ones: not confirmed for 37 days',
  confirmedStillAvailable: 'Confirmed as still available',
  priceChanged: 'Price changed',
  didNotWork: 'This did not work. Please try again.',
  sortLabel: {
    newest: 'Newest first',
    waiting: 'Waiting for my answer first',
    looks: 'Most looked at first',
    price_high: 'Dearest first',
    price_low: 'Cheapest first',
    confirm: 'Confirmed longest ago first',
  },
  moreWithPackage: 'More properties with a package',
  seePackages: 'See the packages',
  inRecord: 'Listings',
};
