import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  items: {
    sevenTwelve: 'सातबारा उतारा किंवा मालमत्ता पत्रक',
    chain: '30 वर्षांची मालकीची साखळी',
    encumbrance: 'दुय्यम निबंधकांकडील बोजे (इंडेक्स II शोध)',
    sanction: 'मंजूर नकाशा आणि बांधकाम प्रारंभ प्रमाणपत्र',
    occupancy: 'भोगवटा प्रमाणपत्र किंवा पूर्णत्वाचा दाखला',
    society: 'सोसायटीचे ना हरकत आणि भाग प्रमाणपत्र',
    tax: 'मिळकत कर आजपर्यंत भरला',
    rera: 'महारेरा नोंदणी आणि प्रकल्पाचे पान',
    litigation: 'मालमत्तेवरचे प्रलंबित दावे',
    powers: 'मुखत्यारपत्रे आणि त्यांची वैधता',
  },
  results: { open: 'बाकी', fine: 'ठीक', problem: 'अडचण', 'not-applicable': 'लागू नाही' },
  sayProblem: 'अडचण काय आहे ते एका वाक्यात सांगा.',
  sayWhyNot: 'हे का लागू नाही ते एका वाक्यात सांगा.',
  withProblem: ({ problems, total }) => `${total} पैकी ${problems} मुद्द्यांत अडचण`,
  allFine: ({ total }) => `सर्व ${total} मुद्दे ठीक`,
  someFine: ({ fine }) => `${fine} मुद्दे ठीक`,
  andNotApplicable: ({ outcome, count }) => `${outcome}, ${count} लागू नाहीत`,
  titleReport: 'मालकी हक्काच्या तपासणीचा अहवाल',
  footLine: ({ day, lawyer }) => `मालकी हक्काच्या तपासणीचा अहवाल, ${day}, ${lawyer}`,
  outcome: 'निष्कर्ष',
  opinion: 'अभिप्राय',
  whatWasChecked: 'काय तपासले',
  lookedAtOn: ({ day }) => `${day} रोजी पाहिले`,
  limits:
    'इथे नाव असलेल्या कागदपत्रांत आणि नोंदवह्यांत हा अहवाल केला त्या दिवशी काय दिसले ते यात सांगितले आहे. त्यांत न दिसणाऱ्या दाव्यांपासून ही हमी नाही.',
} satisfies Messages<typeof en>;
