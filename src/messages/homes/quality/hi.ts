import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  photos: ({ enough }) => `तस्वीरें जोड़ें: ${enough} या ज़्यादा, दिन की रोशनी में, हर कमरे की`,
  description: 'पाँच-छह वाक्यों में बताएँ: रोशनी, पानी, पड़ोस, पास क्या है',
  verify: 'जाँच कराएँ: हमारी टीम के काग़ज़ देखने का बैज मिलता है',
  floorPlan: 'फ़्लोर प्लान जोड़ें',
  carpetArea: 'कार्पेट क्षेत्र बताएँ: ख़रीदार उसी से तुलना करते हैं',
  floor: 'बताएँ कि यह किस मंज़िल पर है',
  facing: 'बताएँ कि इसका मुख किस ओर है',
  furnishing: 'बताएँ कि फ़र्नीचर कितना है',
  age: 'इमारत की उम्र बताएँ',
  maintenance: 'महीने का रखरखाव ख़र्च बताएँ',
  deposit: 'जमानत राशि बताएँ',
  society: 'सोसाइटी या इमारत का नाम बताएँ',
  landmark: 'पास की ऐसी पहचान बताएँ जिसे सब जानते हों',
  amenities: ({ enough }) => `पास क्या है, चुनें: ${enough} या ज़्यादा`,
  materials: 'बताएँ कि यह किससे बना है',
  landIsSold: 'ज़मीन यहाँ बेची जाती है, किराए पर नहीं दी जाती। बेचना चुनें।',
} satisfies Messages<typeof en>;
