import { number, plural } from '#messages/lib/forms.ts';

export default {
  otpSentAadhaar: ({
    maskAadhaar,
    aadhaarOtpMinutes,
  }: {
    maskAadhaar: string | number;
    aadhaarOtpMinutes: string | number;
  }) => `An OTP was sent for Aadhaar ${maskAadhaar}. It is good for ${aadhaarOtpMinutes} minutes.`,
  whatWorksAccount: 'What works: account 026291800001191, IFSC HDFC0000001.',
  bankSaysChecked: ({
    holder,
    nameAtBank,
    verifiedAt,
  }: {
    holder: string | number;
    nameAtBank: string | number;
    verifiedAt: string | number;
  }) => `${holder} · the bank says ${nameAtBank} · checked on ${verifiedAt}`,
  sinceStaffLook: ({ shown, at }: { shown: string | number; at: string | number }) =>
    `We have ${shown} since ${at}. Our staff look at it, usually within two working days, and you hear from us here.`,
  document: 'your document',
  couldNotAccept: ({ shown, reason }: { shown: string | number; reason: string | number }) =>
    `We could not accept ${shown}: ${reason}`,
  couldNotRead: 'it could not be read.',
  whatWorksAadhaar:
    'What works: Aadhaar 655675523712, OTP 111000, PAN ABCPV1234D with any digits nobody has taken.',
  pan: 'PAN',
  takesFewMinutes: ({ act, link }: { act: string | number; link: string | number }) =>
    `${act}: it takes a few minutes. ${link}`,
  aadhaarPan: 'Aadhaar and PAN are',
  panIs: 'PAN is',
  aadhaar: 'Aadhaar is',
  notVerifiedYet: ({ missing }: { missing: string | number }) =>
    `Your ${missing} not verified yet.`,
  nameNotQuite: ({ what, at }: { what: string | number; at: string | number }) =>
    `The name on your ${what} is not quite that of your account. Our staff compare them since ${at}, usually within two working days.`,
  nameAccountChanged: ({ at }: { at: string | number }) =>
    `The name of your account was changed on ${at}, so this is to be checked again. Our staff compare the names, usually within two working days; you need not wait if you verify again now, or change the name back.`,
  weCould: ({ what }: { what: string | number }) => `We could not accept this ${what}.`,
  staffCheckedUntil: ({ validUntil }: { validUntil: string | number }) =>
    `Our staff have checked it until ${validUntil}; clients see that. Whatever you send now is checked anew, and the mark stays away meanwhile.`,
  notAccepted: 'It was not accepted.',
  runOutSend: 'It has run out. Send the renewed certificate.',
  staffLookUsually: ({ evidence }: { evidence: string | number }) =>
    `Our staff look at ${evidence}, usually within two working days. Until then clients read “Licence not checked yet”.`,
  clientsReadLicence:
    'Clients read “Licence not checked yet”. Send one thing to check it by: a link to your entry in the public register, or the certificate.',
  giveUnderParticulars: ({ label }: { label: string | number }) =>
    `Give your ${label} under Particulars first.`,
  chooseScanPhoto: 'Choose a scan or photo of the certificate.',
  chooseCertificate: 'Or choose the certificate',
  pdfJpegPng:
    'PDF, JPEG or PNG, at most 20 MB. Your name, the number and its last day must be easy to read.',
  sending: 'Sending…',
  handCertificate: 'Hand in the certificate',
  linkEntryPublic: 'Link to your entry in the public register',
  wholeAddressBeginning: 'The whole address, beginning with https://.',
  sendLink: 'Send the link',
  notCheckedYet: 'Not checked yet',
  checked: 'Checked',
  refused: 'Refused',
  runOut: 'Run out',
  help: {
    unsupported:
      'This browser cannot show push messages. Notifications in the app and by e-mail reach you all the same.',
    denied:
      'You have blocked notifications from this site. Allow them in your browser’s settings for this site, then come back to this page.',
  },
  on: 'on',
  off: 'off',
  pushCouldNot: ({ which, why }: { which: string | number; why: string | number }) =>
    `Push could not be turned ${which}. ${why}`,
  tickedOnesCannot:
    'The ticked ones that cannot be changed are always sent: you must hear of it when somebody gets into your account.',
  change: ({ field }: { field: string | number }) => `Change your ${field}`,
  take: ({ field }: { field: string | number }) => `Use this ${field}`,
  nameEMail: 'Your name, e-mail address, mobile number, city and photo',
  whatSayYourself: 'What you say of yourself: registration, localities, position',
  identityChecksTheir: 'Identity checks with their documents, and your bank accounts',
  favouritesNotificationsTheir: 'Favourites, notifications and their settings, and every session',
  whatLeftPackages: 'What is left of your packages',
  recordsDealsPayments:
    'Records of deals and payments that the law makes us keep, without your name',
  invoicesTheyIssued: 'Invoices, as they were issued',
  logWhatDone: 'The log of what was done in the account, without your name',
  listingsOffMarket: 'Your listings, off the market at once and seen by nobody',
  keepMyAccount: 'Keep my account',
  deleteMyAccount: 'Delete my account',
  lastSeen: ({ address, lastSeenAt }: { address: string | number; lastSeenAt: string | number }) =>
    `${address} · last seen ${lastSeenAt}`,
  sessionsEnded: ({ ended }: { ended: number }) =>
    `${number(ended)} ${plural('en', ended, { one: 'session', other: 'sessions' })} ended.`,
  endAllOthers: ({ others }: { others: string | number }) => `End all ${others} others`,
  withinAbout1: ({ placeName }: { placeName: string | number }) =>
    `Within about 1 km of ${placeName}.`,
  notVerified: 'Not verified',
  reraProject: 'P and eleven digits, or PR and thirteen',
};
