import type { Messages } from '#messages/lib/catalogue.ts';
import { plural } from '#messages/lib/forms.ts';
import type en from './en.ts';

export default {
  step: { raise: 'बढ़ाएँ', counter: 'जवाबी प्रस्ताव दें', reject: 'ठुकराएँ', withdraw: 'वापस लें' },
  accept: ({ amount }) => `${amount} स्वीकार करें`,
  aboutBidOf: ({ label, other }) => `${label}: ${other} की बोली`,
  aboutBidOn: ({ label, title }) => `${label}: ${title} पर बोली`,
  yourBid: 'आपकी बोली',
  myBids: 'मेरी बोलियाँ',
  myBookings: 'मेरी बुकिंग',
  daysLeft: ({ d, h }) =>
    `${d} ${plural('hi', d, { one: 'दिन', other: 'दिन' })}${h ? ` ${h} घंटे` : ''} बाक़ी`,
  asAsked: 'जितना माँगा',
  below: ({ percent }) => `${percent} % कम`,
  above: ({ percent }) => `${percent} % ज़्यादा`,
  acceptedBy: ({ poster }) => `${poster} ने स्वीकार किया`,
  declineRequest: 'अनुरोध मना करें',
  declineVisit: 'विज़िट मना करें',
  proposeThisTime: 'यह समय सुझाएँ',
  minutes: ({ minutes }) => `${minutes} मिनट`,
  theOwner: 'मालिक',
  back: 'पीछे',
  keepIt: 'रहने दें',
} satisfies Messages<typeof en>;
