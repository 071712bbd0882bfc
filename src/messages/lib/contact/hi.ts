import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  title: 'संपर्क करें',
  description: 'Propertysearch से संपर्क कैसे करें: चैट, फ़ोन और ई-मेल, और जवाब कितनी जल्दी मिलता है।',
  lead: 'आपका लिखा एक इंसान पढ़ता है। किस विज्ञापन या ऑर्डर के बारे में है, बताएँ; उसका नंबर उसके पते में होता है। पासवर्ड या कोड कभी न भेजें।',
  way: { chat: 'चैट', whatsapp: 'WhatsApp', phone: 'फ़ोन', email: 'ई-मेल' },
  openChat: 'चैट खोलें',
  complaints: 'शिकायत मिलने की सूचना हम 24 घंटे में देते हैं और 15 दिन में उसे सुलझाते हैं, जैसा ',
  terms: 'शर्तों में',
  complaintsEnd: ' लिखा है।',
  quicker: 'अक्सर जल्दी',
  sooner: {
    password: 'पासवर्ड भूल गए',
    post: 'घर का विज्ञापन दें',
    payments: 'मेरे भुगतान और बिल',
    report: 'मूल्यांकन रिपोर्ट जाँचें',
    data: 'मेरी जानकारी: देखें, सुधारें, मिटाएँ',
    guides: 'ख़रीद, लोन और काग़ज़ों की मार्गदर्शिकाएँ',
  },
} satisfies Messages<typeof en>;
