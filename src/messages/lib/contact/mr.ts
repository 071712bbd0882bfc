import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  title: 'संपर्क',
  description: 'Propertysearch शी संपर्क कसा साधायचा: चॅट, फोन आणि ई-मेल, आणि उत्तर किती लवकर मिळते.',
  lead: 'तुम्ही लिहिलेले एक माणूस वाचतो. कोणत्या जाहिरातीविषयी किंवा ऑर्डरविषयी आहे ते सांगा; तिचा क्रमांक तिच्या पत्त्यात असतो. पासवर्ड किंवा कोड कधीच पाठवू नका.',
  way: { chat: 'चॅट', whatsapp: 'WhatsApp', phone: 'फोन', email: 'ई-मेल' },
  openChat: 'चॅट उघडा',
  complaints: 'तक्रार मिळाल्याचे आम्ही 24 तासांत कळवतो आणि ती 15 दिवसांत सोडवतो, जसे ',
  terms: 'अटींमध्ये',
  complaintsEnd: ' लिहिले आहे.',
  quicker: 'बहुतेकदा लवकर',
  sooner: {
    password: 'पासवर्ड विसरलात',
    post: 'घराची जाहिरात द्या',
    payments: 'माझी पेमेंट आणि बिले',
    report: 'मूल्यांकन अहवाल पडताळा',
    data: 'माझी माहिती: पाहा, दुरुस्त करा, पुसा',
    guides: 'खरेदी, कर्ज आणि कागदपत्रांचे मार्गदर्शक',
  },
} satisfies Messages<typeof en>;
