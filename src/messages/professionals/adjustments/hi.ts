import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  smaller: ({ area, against }) =>
    `छोटा: ${against} के बजाय ${area} वर्ग फ़ुट; छोटे घरों की प्रति वर्ग फ़ुट दर ज़्यादा होती है`,
  larger: ({ area, against }) =>
    `बड़ा: ${against} के बजाय ${area} वर्ग फ़ुट; बड़े घरों की प्रति वर्ग फ़ुट दर कम होती है`,
  older: ({ age, against }) => `पुराना: ${against} के बजाय ${age}`,
  newer: ({ age, against }) => `नया: ${against} के बजाय ${age}`,
  beingBuilt: 'निर्माणाधीन',
  lowerFloor: ({ floor, against }) => `निचली मंज़िल: ${against} के बजाय ${floor}`,
  higherFloor: ({ floor, against }) => `ऊपरी मंज़िल: ${against} के बजाय ${floor}`,
  furnished: ({ furnishing, against }) => `${against} के बजाय ${furnishing}`,
  furnishing: {
    UnFurnished: 'बिना फ़र्नीचर',
    'Semi-Furnished': 'सेमी-फ़र्निश्ड',
    Furnished: 'फ़र्निश्ड',
  },
} satisfies Messages<typeof en>;
