export default {
  notAnsweredInTime: 'A request was not answered in time',
  contactExpired: ({ title }: { title: string | number }) =>
    `Your contact request for “${title}” has expired. You can ask again.`,
  partyOnly: 'This page is open only to those whom the person deals with.',
  refused: {
    accepted: 'You have this contact already. See Owner’s Contacts.',
    declined: 'Who offers this home has said no to sharing their number with you.',
    revoked: 'Who offers this home has stopped sharing their number with you.',
  },
  ownPropertyThis: 'This is your own property.',
  hasYourContact: ({ firstName }: { firstName: string }) => `${firstName} has your contact now`,
  paidToReach: ({
    title,
    paidContactHours,
  }: {
    title: string | number;
    paidContactHours: string | number;
  }) =>
    `They paid to reach you about “${title}” at once. You see their number too. If you do not want this, you can stop sharing; within ${paidContactHours} hours they get back what they paid.`,
  mostContactsADay: ({ contactsADay }: { contactsADay: string | number }) =>
    `You have asked for ${contactsADay} contacts within a day, which is the most. Please go on tomorrow.`,
  mostContactsWaiting: ({ contactsWaiting }: { contactsWaiting: string | number }) =>
    `${contactsWaiting} of your requests wait for an answer, which is the most. Withdraw one you no longer need.`,
  askedAlready: 'You have asked for this contact already. See Owner’s Contacts.',
  asksForContact: ({ firstName }: { firstName: string }) => `${firstName} asks for your contact`,
  asksAbout: ({ title, contactDays }: { title: string | number; contactDays: string | number }) =>
    `It is about “${title}”. Accept or decline within ${contactDays} days.`,
  requestWithOwner: 'Your request is with the owner.',
  numbersWhileAccepted: 'Numbers are shown only while the request is accepted.',
  accountClosed: 'This account is closed.',
  lookSeen: 'The other side can see that you looked.',
  acceptedNumbers: 'Accepted: you can see each other’s number now.',
  declinedTold: 'Declined. The buyer is told.',
  requestTakenBack: 'Your request is taken back.',
  numbersNotShared: 'Numbers are not shared any more.',
  sharesContact: ({ who }: { who: string | number }) => `${who} shares their contact with you`,
  contactAccepted: ({ title }: { title: string | number }) =>
    `Your request for “${title}” is accepted: you can see each other’s number now.`,
  declinedContact: ({ who }: { who: string | number }) => `${who} declined your contact request`,
  otherHomesWait: ({ title }: { title: string | number }) =>
    `It was about “${title}”. Other homes are waiting to be seen.`,
  tookBackContact: ({ who }: { who: string | number }) => `${who} took back a contact request`,
  nothingToDo: ({ title }: { title: string | number }) =>
    `It was about “${title}”. There is nothing to do.`,
  stoppedSharing: ({ who }: { who: string | number }) => `${who} stopped sharing contacts`,
  neitherSees: ({ title }: { title: string | number }) =>
    `About “${title}”: neither of you sees the other’s number any more.`,
  standing: {
    requested: 'This request still waits for an answer.',
    accepted: 'This request is accepted already.',
    declined: 'This request was declined already.',
    withdrawn: 'The buyer has taken this request back.',
    expired: 'This request has expired; the buyer can ask again.',
    revoked: 'Contacts are not shared any more.',
  },
  yourMessage: 'Your message',
  messageHint: ({ least, most }: { least: string | number; most: string | number }) =>
    `Who you are, when you would move, what you want to know: ${least} to ${most} characters, no phone number or e-mail address.`,
  takingBack: 'Taking back…',
  takeBack: 'Take the request back',
  acceptShare: 'Accept and share numbers',
  decline: 'Decline',
  stopSharing: 'Stop sharing',
  stopTitle: 'Stop sharing numbers?',
  stopBody: ({ name }: { name: string | number }) =>
    `Neither you nor ${name} will see the other’s number here any more. What was written down already cannot be called back.`,
  stopping: 'Stopping…',
  askForVisit: 'Ask for a visit',
  offerTimes: 'Offer times for visits',
  you: 'You',
  happenedSoFar: 'What happened so far',
  allAbout: 'All about this request',
  nobodyWaits: 'Nobody waits for your answer.',
  seeRequests: 'See its requests',
  staffAskNone: 'Staff’s accounts ask no owners.',
  listedNoMore: 'This home is no longer listed.',
  contact: 'Contact',
  declineTitle: ({ name }: { name: string | number }) => `Decline the request of ${name}?`,
  toldNumberStays: 'They are told, and your number stays with you.',
  declining: 'Declining…',
  reason: 'Reason',
  reasonHint: 'If you like; the buyer reads it.',
  asked: 'Contacts you asked for',
  notAskedYet: 'You have not asked for a contact yet',
  openAndAsk:
    'Open a home you like and ask who offers it. Once they accept, you see each other’s number here.',
  searchHomes: 'Search homes',
  contactRequests: 'Contact requests',
  fetching: 'Fetching…',
  name: 'Name',
  phone: 'Phone',
  noPhone: 'No phone number given',
  email: 'E-mail',
  identityNot: 'Identity not verified',
  identityChecked: 'Identity verified',
  panChecked: 'PAN verified',
  owner: 'Owner',
  member: 'Member',
  homesNow: 'Homes listed now',
  answersTo: 'Answers to contact requests',
  notKnownYet: 'Not known yet',
  shownOnce: ({ rateFrom }: { rateFrom: string | number }) =>
    `Shown once ${rateFrom} requests have been answered or have expired`,
  askBelow:
    'Ask for the number on the page of one of the homes below; you see it here once they accept.',
  seeOnceAccept: 'You see this buyer’s number once you accept a contact request of theirs.',
  betweenYou: 'Between you',
  requestsBetween: 'Contact requests between you',
  forMine: 'Requests for my properties',
  noneWaits: 'None waits',
  nobodyAskedYet: 'Nobody has asked for your number yet',
  goodPhotos:
    'Homes with good photos and a fresh date are asked about most. We tell you as soon as somebody asks.',
  requestKinds: {
    bids: 'Bids',
    bookings: 'Booking requests',
    contacts: 'Contact requests',
    visits: 'Visits',
    agents: 'Agents’ offers',
  },
  forYou: ({ waiting }: { waiting: number }) => `${waiting} for you`,
};
