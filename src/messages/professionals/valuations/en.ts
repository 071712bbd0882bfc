import { number, plural } from '#messages/lib/forms.ts';

export default {
  month: 'this month',
  monthsAgo: ({ months }: { months: number }) =>
    `${number(months)} ${plural('en', months, { one: 'month', other: 'months' })} ago`,
  count: ({ title }: { title: string | number }) => `Count ${title}`,
  mAway: ({
    which,
    price,
    areaSqft,
    metres,
  }: {
    which: string | number;
    price: string | number;
    areaSqft: string | number;
    metres: string | number;
  }) => `${which} ${price} · ${areaSqft} · ${metres} m away`,
  takenLastAsked: ({ when }: { when: string | number }) => `Taken ${when}; last asked`,
  confirmedAsks: ({ when }: { when: string | number }) => `Confirmed ${when}; asks`,
  perSqFt: ({ rate }: { rate: string | number }) => `₹ ${rate} per sq ft`,
  adjusted: ({ bold }: { bold: string | number }) => `, adjusted ${bold}`,
  counts: ({ share }: { share: string | number }) => `counts ${share}%`,
  comparables: 'Comparables',
  likeKindBedrooms: ({
    comparableMetres,
    comparableMonths,
    fewestComparables,
  }: {
    comparableMetres: string | number;
    comparableMonths: string | number;
    fewestComparables: string | number;
  }) =>
    `Like it in kind, bedrooms and size, within ${comparableMetres} km; on offer now, or taken within ${comparableMonths} months. Take out what is not like it after all; ${fewestComparables} must stay to reckon with.`,
  noneNear: 'There are none near by.',
  workAboutNo:
    'This work is about no property listed here, so no report can be issued from here. Deliver it with a note.',
  likelyComparables: ({ which, chosen }: { which: string | number; chosen: string | number }) =>
    `Likely ${which} by ${chosen} comparables`,
  rentMonth: 'rent a month',
  value: 'value',
  toPer: ({
    low,
    high,
    likely,
  }: {
    low: string | number;
    high: string | number;
    likely: string | number;
  }) => `${low} to ${high} · ₹ ${likely} per sq ft`,
  giveOwnFigures: ({ bold }: { bold: string | number }) =>
    `${bold} Give your own figures below and say what they rest on.`,
  tooFewReckon: ({
    chosen,
    which,
    fewestComparables,
  }: {
    chosen: string | number;
    which: string | number;
    fewestComparables: string | number;
  }) => `${chosen} ${which} too few to reckon from; ${fewestComparables} are needed.`,
  comparable: 'comparable is',
  comparablesAre: 'comparables are',
  due: ({ dueOn }: { dueOn: string | number }) => `Due on ${dueOn}`,
  visited: ({ visitedOn }: { visitedOn: string | number }) => `Visited on ${visitedOn}`,
  report: ({ issuedAt }: { issuedAt: string | number }) => `Report of ${issuedAt}`,
  nothing: ({ title }: { title: string | number }) => `Nothing is ${title}`,
  whereWorkFee: 'where you work, your fee',
  what: 'What it is',
  n2BhkFlat: '2 BHK flat, Gulmohar Heights, Baner',
  whereKnowFrom: 'Where you know it from',
  indexIiNo: 'Index II no. 4711/2026, Haveli 21',
  pricePaid: 'Price paid, ₹',
  areaSqFt: 'Area, sq ft',
  metresAway: 'Metres away',
  addComparableOwn: 'Add a comparable of your own',
  saleLettingKnow:
    'A sale or letting that you know of from a register or a deed. The report names the source.',
  add: 'Add it',
  dayDeed: 'Day of the deed',
  ownComparables: 'Your own comparables',
  paidPerSq: ({
    price,
    on,
    areaSqft,
    price2,
    metres,
    source,
  }: {
    price: string | number;
    on: string | number;
    areaSqft: string | number;
    price2: string | number;
    metres: string | number;
    source: string | number;
  }) =>
    `Paid ${price} on ${on} · ${areaSqft} · ₹ ${price2} per sq ft · ${metres} m away · ${source}`,
  remove: ({ description }: { description: string | number }) => `Remove ${description}`,
  removeWord: 'Remove',
  addOneOwn: 'Add one of your own…',
  most: ({ maxOwnComparables }: { maxOwnComparables: string | number }) =>
    `${maxOwnComparables} at most.`,
  sale: 'for sale',
  rent: 'to rent',
  kind: 'Kind',
  listedArea: 'Listed area',
  notGiven: 'Not given',
  asked: 'Asked',
  aMonth: ' a month',
  age: 'Age',
  underConstruction: 'Under construction',
  floor: 'Floor',
  of: ({ floors }: { floors: string | number }) => ` of ${floors}`,
  furnishing: 'Furnishing',
  property: 'The property',
  where: 'Where it is',
  getDoorsAddress: 'You get the door’s address once the fee is paid, where the client may give it.',
  ratePerSq: 'Rate, ₹ per sq m',
  lookedUp: 'Looked up on',
  whereStands: 'Where it stands',
  tableYearZone:
    'The table, its year and the zone, as the Department of Registration and Stamps has it.',
  asr202627: 'ASR 2026-27, Pune, zone 12/185',
  valuationReport: 'Valuation report',
  issuedAfterVisit: ({
    issuedAt,
    visitedOn,
  }: {
    issuedAt: string | number;
    visitedOn: string | number;
  }) => `Issued on ${issuedAt}, after a visit on ${visitedOn}`,
  saveReport: 'Save the report',
  between: ({ low, high }: { low: string | number; high: string | number }) =>
    `Between ${low} and ${high}`,
  codeAnybodyShow: ({ bold, link }: { bold: string | number; link: string | number }) =>
    `Code ${bold}. Anybody you show it to can ${link}.`,
  verify: 'verify it',
  sha256File: 'SHA-256 of the file',
  low: 'Low',
  likely: 'Likely',
  high: 'High',
  theReport: 'The report',
  giveMyOwn: 'Give my own figures instead',
  reportShowsBoth: 'The report shows both, and how far they are apart.',
  n825Lakh: '82.5 lakh',
  stateReadyReckoner: 'State the ready-reckoner rate',
  reportShowsBeside: 'The report shows it beside the value, with where and when you looked it up.',
  remarks: 'Your remarks',
  whatFiguresRest:
    'What the figures rest on, and what the client should know. They stand in the report.',
  issuing: 'Issuing…',
  issueDeliverReport: 'Issue and deliver the report',
  lookFirst: 'Look at it first',
  getsOnceConfirms: ({ client }: { client: string | number }) =>
    `${client} gets it at once and confirms it with a code; then your fee is paid out. An issued report cannot be changed, only replaced if the client asks for it.`,
  saveVisitFirst: 'Save your visit first; the report needs it.',
  checklistWithoutAnswer: ({ countOf }: { countOf: string | number }) =>
    `${countOf} of the checklist without an answer. Answer and save first.`,
  valuation: 'Valuation',
  saveMeasuredArea: 'Save the measured area first; comparables are looked for by it.',
  visit: 'Your visit',
  dayVisit: 'Day of the visit',
  measuredAreaSq: ({ areaKind }: { areaKind: string | number }) =>
    `Measured ${areaKind} area, sq ft`,
  valuationReckoned: 'The valuation is reckoned with it.',
  whatElseSaw: 'What else you saw',
  saving: 'Saving…',
  saveVisit: 'Save the visit',
  everyPointAnswered: 'Every point is answered.',
  pointsStillWithout: ({
    open,
    sitePointNamescount,
  }: {
    open: string | number;
    sitePointNamescount: string | number;
  }) => `${open} of ${sitePointNamescount} points still without an answer.`,
  takeAway: ({ caption }: { caption: string | number }) => `Take “${caption}” away`,
  sayWhatShows: 'Say what it shows: “Kitchen”.',
  choosePhoto: 'Choose a photo.',
  whatPhotoShows: 'What the photo shows',
  kitchenDampNorth: 'Kitchen, damp at the north wall',
  chooseThe: 'Choose the photo',
  jpegPngWebp: 'JPEG, PNG or WebP, at most 12 MB. Where and when it was taken is removed.',
  sending: 'Sending…',
  addPhoto: 'Add the photo',
  photosVisit: 'Photos of the visit',
  mostTheyGo: ({
    photoCount,
    maxVisitPhotos,
  }: {
    photoCount: string | number;
    maxVisitPhotos: string | number;
  }) =>
    `${photoCount} of at most ${maxVisitPhotos}. They go into the report, which only your client and you can open.`,
  quoted: 'Quoted',
  work: 'At work',
  delivered: 'Delivered',
  over: 'Over',
  quoteFeeDecline: 'Quote a fee, or decline.',
  clientQuote: 'The client has your quote.',
  clientPaysNext: 'The client pays next.',
  paidStartWork: 'Paid: start the work.',
  issueReport: 'Issue the report.',
  visitProperty: 'Visit the property.',
  staffDecide: 'Our staff decide.',
  clientConfirmsCode: 'The client confirms with a code.',
  confirmedPaidOut: 'Confirmed and paid out.',
  nothingDo: 'Nothing to do.',
  reportFile: ({ code }: { code: string }) => `Valuation report ${code}.pdf`,
  areaOf: {
    carpet: ({ area }: { area: string }) => `${area} carpet`,
    'built-up': ({ area }: { area: string }) => `${area} built-up`,
    plot: ({ area }: { area: string }) => `${area} plot`,
  },
};
