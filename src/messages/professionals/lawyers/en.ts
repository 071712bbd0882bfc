import { number, plural } from '#messages/lib/forms.ts';

export default {
  chooseWhatKind: 'Choose what kind of paper it is.',
  namePaperIndex: 'Name the paper: “Index II 2014”.',
  choosePdfJpeg: 'Choose a PDF, JPEG or PNG.',
  handPaper: 'Hand in a paper',
  kindPaper: 'Kind of paper',
  name: 'Its name',
  nameAlreadyMakes: 'A name that is there already makes the next version.',
  indexIi2014: 'Index II 2014',
  chooseFile: 'Choose the file',
  pdfJpegPng: ({ other }: { other: string | number }) =>
    `PDF, JPEG or PNG, at most 20 MB. You and ${other} can open it; one of an agreement also its buyer and its seller.`,
  sending: 'Sending…',
  handIn: 'Hand in the paper',
  shareSellerBuyer: 'Share with seller and buyer',
  shareVersion: ({ version }: { version: string | number }) => `Share version ${version}?`,
  bothToldCan: 'Both are told and can consent to it. A change after that needs a new version.',
  share: 'Share it',
  agreementDrawnUp: 'An agreement is drawn up once the work has started.',
  workOver: 'This work is over.',
  agreementDrawnUpBooking:
    'An agreement is drawn up for a booking of the client’s that the owner has accepted. There is none now.',
  drawUpNext: 'Draw up the next version',
  drawUpAgreement: 'Draw up the agreement',
  version: ({ template, version }: { template: string | number; version: string | number }) =>
    `${template}, version ${version}`,
  agreement: 'Agreement',
  betweenWhoRead: ({ seller, buyer }: { seller: string | number; buyer: string | number }) =>
    `Between ${seller} and ${buyer}, who read and sign it on the page of their booking.`,
  consented: ({ value }: { value: string | number }) => `Consented on ${value}`,
  noConsentYet: 'No consent yet',
  sha256Text: ({ code }: { code: string | number }) => `SHA-256 of the text: ${code}`,
  differsFromDeal: 'Differs from the deal',
  textNotWhat: 'This text is not what the bid and its booking say',
  downloadPdf: 'Download as PDF',
  namesPropertyCome:
    'Names and the property come from the booking. Read the text before you share it; the template is a beginning, the responsibility is yours.',
  drawUp: 'Draw it up',
  addressPapers: 'Address in the papers',
  flatBuildingSurvey: 'Flat, building, survey number, village or street.',
  agreedBid: 'Agreed in the bid',
  allButDay: 'All but the day of possession become a clause by themselves.',
  tokenAmountPaid: 'Token amount paid',
  emptyWhereNone: 'Empty where none was paid.',
  where: 'Where it is',
  due: ({ dueOn }: { dueOn: string | number }) => `Due on ${dueOn}`,
  titleCheck: ({ looked, total }: { looked: string | number; total: string | number }) =>
    `Title check ${looked} of ${total}`,
  problems: ({ problems }: { problems: number }) =>
    `${number(problems)} ${plural('en', problems, { one: 'problem', other: 'problems' })}`,
  papers: ({ papers }: { papers: number }) =>
    `${number(papers)} ${plural('en', papers, { one: 'paper', other: 'papers' })}`,
  agreementWord: ({ title }: { title: string | number }) => `Agreement: ${title}`,
  feeLanguages: 'your fee, your languages',
  paidOwner: 'Paid by the owner',
  paidTenant: 'Paid by the tenant',
  home: 'Home',
  business: 'Business',
  drawUpLeave: 'Draw up a leave and licence agreement',
  licenceFeeMonth: 'Licence fee a month',
  deposit: 'Deposit',
  firstDay: 'First day',
  months: 'Months',
  monthsLocked: 'Months locked in',
  daysNotice: 'Days of notice',
  societysMaintenance: 'Society’s maintenance',
  take: 'Use',
  dealCompletedWithout: 'The deal was completed without this text being agreed.',
  consentedOtherSides: 'You have consented. The other side’s consent is awaited.',
  readEndThen: 'Read it to its end. Then consent to it, or say what is wrong.',
  bothSidesConsented: 'Both sides have consented to this text.',
  versionRefusedLawyer: 'This version was refused. The lawyer may draw up another.',
  lawyerDrawingUp: 'The lawyer is drawing up a new version; this one does not count any more.',
  lookingSignature: 'Looking at your signature…',
  consentSign: 'Consent and sign',
  refuse: 'Refuse',
  refuseVersion: ({ version }: { version: string | number }) => `Refuse version ${version}?`,
  cannotConsentedAny:
    'It cannot be consented to any more. The lawyer and the other side read why, and a new version can follow.',
  refuseIt: 'Refuse it',
  versionDrawnUp: ({ version, lawyer }: { version: string | number; lawyer: string | number }) =>
    `Version ${version}, drawn up by ${lawyer}`,
  history: 'History',
  notOpenedOther: 'Not opened by the other side yet.',
  openedLast: ({ which, viewedAt }: { which: string | number; viewedAt: string | number }) =>
    `Opened ${which}, last on ${viewedAt}.`,
  once: 'once',
  times: ({ views }: { views: string | number }) => `${views} times`,
  versionWord: ({ version }: { version: string | number }) => `Version ${version}`,
  from: ({
    about,
    which,
    when,
  }: {
    about: string | number;
    which: string | number;
    when: string | number;
  }) => `${about} · from ${which}, ${when}`,
  you: 'you',
  sha256File: ({ sha256 }: { sha256: string | number }) =>
    `SHA-256 of the file as handed in: ${sha256}`,
  hash: ({ code }: { code: string | number }) => `Hash ${code}`,
  downloadVersion: ({ label, version }: { label: string | number; version: string | number }) =>
    `Download ${label}, version ${version}`,
  download: 'Download',
  whatClientHanded: ({ daysAfterEnd }: { daysAfterEnd: string | number }) =>
    `What your client handed in closes ${daysAfterEnd} days after the end of the work.`,
  feeWentBack: ({ daysAfterEnd }: { daysAfterEnd: string | number }) =>
    `The fee went back, so what your client handed in is closed to you. Your own papers close ${daysAfterEnd} days after the end.`,
  papersWord: 'Papers',
  everyCopyCarries:
    'Every copy carries the name of who opens it, and each opening is written down.',
  noPapersSo: 'No papers so far.',
  papersHandedBetween:
    'Papers are handed in between the payment of the fee and the end of the work.',
  makeTitleReport: 'Make the title report',
  holdsOpinionAll: ({ total }: { total: string | number }) =>
    `It holds your opinion and all ${total} points, as PDF among the papers. A later one is its next version.`,
  makeReport: 'Make the report',
  making: 'Making it…',
  opinion: 'Your opinion',
  titleClearMarketable: 'Is the title clear and marketable? What must be settled first?',
  paidBuyer: 'Paid by the buyer',
  paidSeller: 'Paid by the seller',
  equalHalves: 'In equal halves',
  drawUpAgreementSale: 'Draw up an agreement for sale',
  price: 'Price',
  n825Lakh: '82.5 lakh',
  saleDeed: 'Sale deed by',
  possession: 'Possession on',
  stampDutyRegistration: 'Stamp duty and registration',
  flatUnit: 'Flat or unit',
  wing: 'Wing',
  floor: 'Floor',
  projectSociety: 'Project or society',
  carpetAreaSq: 'Carpet area (sq ft)',
  surveyCtsNumber: 'Survey or CTS number',
  north: 'To the north',
  south: 'To the south',
  east: 'To the east',
  west: 'To the west',
  propertyPapers: 'The property in its papers',
  consentVersion: ({ version }: { version: string | number }) => `Consent to version ${version}?`,
  signTextNo:
    'You sign this text and no other. Once both sides have signed it is agreed, and only a new version changes it.',
  notLawyerEither: ', not to the lawyer either',
  signConsent: 'Sign and consent',
  signing: 'Signing…',
  signaturesPlayedHere: 'Signatures are played here for trying out; they have no effect in law.',
  furtherTerms: 'Further terms',
  oneLineEach: 'One a line; each becomes a clause of its own.',
  nonePointsLooked: ({ total }: { total: string | number }) =>
    `None of the ${total} points is looked at yet.`,
  noProblemSo: 'no problem so far',
  problem: ({ problems }: { problems: string | number }) => `${problems} with a problem`,
  notApplicable: ({ notApplicable }: { notApplicable: string | number }) =>
    `, ${notApplicable} not applicable`,
  pointsLooked: ({
    looked,
    total,
    found,
    rest,
  }: {
    looked: string | number;
    total: string | number;
    found: string | number;
    rest: string | number;
  }) => `${looked} of ${total} points looked at, ${found}${rest}.`,
  openPointsFine: ({ openCount }: { openCount: string | number }) =>
    `The ${openCount} open points are fine…`,
  notePointsDown: ({ openCount }: { openCount: number }) =>
    `Note ${number(openCount)} ${plural('en', openCount, { one: 'point', other: 'points' })} down as fine?`,
  sayLookedEach: ({ open }: { open: string | number }) =>
    `You say that you have looked at each of them: ${open}.`,
  iLookedEach: 'I have looked at each: fine',
  titleCheckWord: 'Title check',
  pointsLookedAt: 'Points looked at',
  startWorkAbove: ' Start the work above to note them down.',
  pointFineProblem: ({
    kbd,
    kbd2,
    kbd3,
    kbd4,
    kbd5,
    kbd6,
    kbd7,
  }: {
    kbd: string | number;
    kbd2: string | number;
    kbd3: string | number;
    kbd4: string | number;
    kbd5: string | number;
    kbd6: string | number;
    kbd7: string | number;
  }) =>
    `On a point: ${kbd} fine, ${kbd2} problem, ${kbd3} or ${kbd4} not applicable, ${kbd5} remark; ${kbd6} and ${kbd7} or the arrows go on and back.`,
  clientReadsGoes: 'Your client reads this, and it goes into the title report.',
  noteDown: 'Note it down',
  howStands: 'How it stands',
  whatSaw: 'What you saw',
  neededProblemWhat: 'Needed for a problem, and for what does not apply.',
  remark: ({ label }: { label: string | number }) => `Remark: ${label}`,
  remarkWord: 'Remark…',
  looked: ({ at }: { at: string | number }) => `Looked at on ${at}`,
  allWork: 'All of this work',
  noWorkUnder: 'No work is under way',
  papersHandedOnce: 'Papers are handed in once a client has paid your fee into escrow.',
  seeMyLeads: 'See my leads',
  whichWork: 'For which work?',
  forWord: ({ title, other }: { title: string | number; other: string | number }) =>
    `${title}, for ${other}`,
  noProperty: 'No property',
  work: ({ chosen }: { chosen: string | number }) => `Work ${chosen}`,
  requests: 'Requests',
  request: 'Request',
  noRequestWaits: 'No request waits',
  active: 'Active',
  done: 'Done',
  nothingDoneYet: 'Nothing is done yet',
  next: {
    requested: 'Quote a fee, or decline.',
    quoted: 'Your quote is with the client.',
    accepted: 'The client pays the fee next.',
    paid: 'The fee is in escrow: start the work.',
    working: 'At work.',
    delivered: 'The client confirms with a code.',
    confirmed: 'Done and paid.',
    disputed: 'Our staff decide.',
    declined: 'Declined.',
    cancelled: 'Taken back.',
    expired: 'Run out.',
    refunded: 'The fee went back.',
  },
  pointsTitleCheck: ({ open, total }: { open: string | number; total: string | number }) =>
    `${open} of ${total} points of the title check are open.`,
  agreementRefusedDraw: 'The agreement was refused: draw up the next version.',
  titleCheckComplete: 'The title check is complete.',
  draft: 'Draft',
  waitsConsent: 'Waits for consent',
  agreed: 'Agreed',
  superseded: 'Superseded',
  refused: 'Refused',
  drawnUpLawyer: 'Drawn up by the lawyer',
  sharedBothSides: 'Shared with both sides',
  firstConsent: 'First consent',
  agreedBothSides: 'Agreed by both sides',
  newVersionTakes: 'A new version takes its place',
  side: { seller: 'Seller', buyer: 'Buyer' },
};
