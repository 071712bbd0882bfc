import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  advertisement: ({ place }) => `विज्ञापन: ${place}`,
  seeMore: 'और देखें',
  title: {
    TopHome: 'देखने जाने से पहले माँगी गई क़ीमतें जानें',
    CenterHomeVideo: 'किराए पर या ख़रीदें?',
    CenterHomeGif: 'घर असल में कितने का पड़ता है',
    BottomHome: 'क्या क़ीमत वाजिब है?',
    DashBoardTopImage: 'घर खोजने वालों तक पहुँचें',
    DashBoardBottomImage: 'ख़रीदारों, किराएदारों और मालिकों के लिए मार्गदर्शिकाएँ',
    AnalysisTopImage: 'काग़ज़ों पर एक और नज़र',
    ShortListTopImage: 'तीन घर साथ रखकर तौलें',
  },
  text: {
    TopHome: 'पुणे के हर इलाक़े की मध्य क़ीमतें, हर एक के पीछे कितने घर हैं यह बताकर।',
    CenterHomeVideo: 'जितने साल रहना है उतने का दोनों का हिसाब, हर ख़र्च बताकर।',
    CenterHomeGif: 'क़ीमत के ऊपर स्टाम्प शुल्क, पंजीकरण और GST, उनके स्रोतों के साथ।',
    BottomHome: 'मूल्यांकक घर देखता है, नापता है और जाँची जा सकने वाली रिपोर्ट लिखता है।',
    DashBoardTopImage: 'यहाँ विज्ञापन दें: जगह, दिन और बजट चुनें, गिने गए दर्शनों के ही पैसे दें।',
    DashBoardBottomImage: 'क्या जाँचें, किस पर दस्तख़त करें और ख़र्च कितना, क़दम-दर-क़दम।',
    AnalysisTopImage: 'पुणे के वकील मालिकाना हक़ जाँचते और क़रार लिखते हैं; फ़ीस पहले बताते हैं।',
    ShortListTopImage: 'कार्पेट क्षेत्र, असली ख़र्च, प्रति वर्ग फुट दर और मेट्रो तक का रास्ता।',
  },
} satisfies Messages<typeof en>;
