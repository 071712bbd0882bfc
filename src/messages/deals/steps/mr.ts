import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  step: { raise: 'वाढवा', counter: 'प्रतिप्रस्ताव द्या', reject: 'नाकारा', withdraw: 'मागे घ्या' },
  accept: ({ amount }) => `${amount} स्वीकारा`,
  aboutBidOf: ({ label, other }) => `${label}: ${other} यांची बोली`,
  aboutBidOn: ({ label, title }) => `${label}: ${title} साठीची बोली`,
  myBids: 'माझ्या बोली',
  myBookings: 'माझी बुकिंग',
  asAsked: 'मागितल्याप्रमाणे',
  below: ({ percent }) => `${percent} % कमी`,
  above: ({ percent }) => `${percent} % जास्त`,
  minutes: ({ minutes }) => `${minutes} मिनिटे`,
  theOwner: 'मालक',
} satisfies Messages<typeof en>;
