import type { Messages } from '#messages/lib/catalogue.ts';
import { number, plural } from '#messages/lib/forms.ts';
import type en from './en.ts';

export default {
  payouts: 'पाठवायच्या रकमा',
  count: ({ count }) => `${number(count)} ${plural('mr', count, { one: 'रक्कम', other: 'रकमा' })}`,
  noPayout: 'रक्कम नाही',
  desks: {
    waiting: 'टीमच्या प्रतीक्षेत',
    failed: 'अयशस्वी',
    sending: 'वाटेवर',
    ended: 'संपलेल्या',
  },
  none: {
    waiting:
      '30 दिवसांत एका व्यवहारासाठी, एका व्यक्तीला किंवा टीममधील एकाकडून ₹ 50,000 पेक्षा जास्त जाणार असल्यास, टीममधील दोघांची मान्यता मिळेपर्यंत रक्कम इथे थांबते.',
    failed: 'बँकेने परत पाठवलेली रक्कम इथे दिसेल.',
    sending: 'कोणतीही रक्कम वाटेवर नाही.',
    ended: 'अजून काही पाठवलेले किंवा थांबवलेले नाही.',
  },
  refundsForTwo: 'दोघांच्या मान्यतेचे परतावे',
  namesOfAccounts: 'खात्यांवरील नावे',
  waitsForAccount: 'खात्याच्या प्रतीक्षेत',
  bankAccount: 'बँक खाते',
  account: ({ name, lastFour, ifsc }) => `${name}, शेवटचे अंक ${lastFour}, ${ifsc}`,
  sent: 'पाठवणे',
  about: 'कशाबद्दल',
  booking: ({ id }) => `बुकिंग #${id}`,
  engagement: ({ id }) => `काम #${id}`,
  askedFor: 'केव्हा मागितले',
  agreedFirst: 'पहिली मान्यता',
  agreedSecond: 'दुसरी मान्यता',
  you: 'तुम्ही',
  stoppedBecause: 'थांबवण्याचे कारण',
  bankSays: 'बँक सांगते',
  payout: 'पाठवणी क्रमांक',
  agree: 'पहिली मान्यता द्या',
  agreeTitle: ({ amount }) => `${amount} पाठवण्यास मान्यता द्यायची?`,
  agreeBody: ({ payee, lastFour }) =>
    `${payee} यांना, शेवटचे अंक ${lastFour} असलेल्या खात्यात. टीममधील आणखी कोणी मान्यता देईपर्यंत काहीही पाठवले जात नाही.`,
  send: ({ amount }) => `मान्यता द्या आणि ${amount} पाठवा`,
  sendTitle: ({ amount }) => `${amount} पाठवायचे?`,
  sendBody: ({ payee, lastFour, colleague }) =>
    `${payee} यांना, शेवटचे अंक ${lastFour} असलेल्या खात्यात. ${colleague} यांनी आधीच मान्यता दिली आहे. रक्कम लगेच पाठवली जाते.`,
  colleague: 'एक सहकारी',
  sendAgain: 'पुन्हा पाठवा',
  sendAgainTitle: ({ amount }) => `${amount} पुन्हा पाठवायचे?`,
  sendAgainBody: ({ payee, lastFour }) => `${payee} यांच्या त्याच खात्यात, शेवटचे अंक ${lastFour}.`,
  youFirst: 'तुम्ही पहिली मान्यता दिली. टीममधील आणखी एकाची मान्यता हवी.',
  stop: 'थांबवा…',
  oneMoment: 'एक क्षण…',
  stopTitle: ({ amount }) => `${amount} पाठवणे थांबवायचे?`,
  stopBody: ({ payee }) =>
    `${payee} यांना काहीही पाठवले जात नाही. पैसे पुन्हा राखून ठेवले जातात आणि नव्याने मागता येतात.`,
  stopIt: 'रक्कम थांबवा',
  stopping: 'थांबवत आहे…',
  payeeReads: 'हे पैसे मिळणाऱ्याला दिसते आणि लेखापरीक्षण नोंदवहीत राहते.',
} satisfies Messages<typeof en>;
