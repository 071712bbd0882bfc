import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  nothingSent: 'काही पाठवले गेले नाही.',
  myProfile: 'माझे प्रोफाइल',
  toAccount: 'या बँक खात्यात',
  chooseAccount: 'खाते निवडा',
  toTheKeys: 'ताब्यापर्यंत',
  noDayAgreed: 'बोलीत ताब्याचा दिवस ठरलेला नाही; करारात तो असतो आणि खालचे बहुतेक दिवस त्यावरून ठरतात.',
  ratesAsOf:
    'महाराष्ट्राचे आणि आयकराचे नोव्हेंबर 2026 मधले दर आणि नियम: मुद्रांक, नोंदणी, भाडे नियंत्रण आणि आयकर कायद्यांतून. तुमच्या व्यवहाराबाबत वकिलांना विचारा.',
  sendCode: 'मला कोड पाठवा',
  oneTimeCode: 'एकदाच चालणारा कोड',
  sendAnother: 'दुसरा कोड पाठवा',
  none: 'नाही',
  seeMine: 'माझ्या मालमत्ता पाहा',
  findOne: 'मालमत्ता शोधा',
  noneInState: 'या स्थितीत काही नाही',
  exactPlace: 'नकाशावर नेमकी जागा',
  why: 'का?',
  otherReads: 'हे समोरची बाजू वाचते.',
  all: 'सर्व',
  timeOver: 'वेळ संपली',
  hoursLeft: ({ h, m }) => `${h} तास ${m} मिनिटे उरली`,
  minutesLeft: ({ m }) => `${m} मिनिटे उरली`,
  lessThanMinute: 'एका मिनिटापेक्षा कमी उरले',
  daysLeft: ({ days }) => `${days} शिल्लक`,
  daysHoursLeft: ({ days, h }) => `${days} ${h} तास शिल्लक`,
} satisfies Messages<typeof en>;
