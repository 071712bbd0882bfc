import type { Messages } from '#messages/lib/catalogue.ts';
import { number, plural } from '#messages/lib/forms.ts';
import type en from './en.ts';

export default {
  nothing: 'आपके नक्शे पर अभी कुछ नहीं है',
  nothingText: 'जो घर आप सहेजते, चुनते या देते हैं, और आपकी सहेजी खोजों की जगहें, सब यहाँ एक ही नक्शे पर दिखती हैं।',
  searchHomes: 'घर खोजें',
  homes: 'घर',
  savedSearches: 'सहेजी हुई खोजें',
  chooseAbove: 'क्या दिखाना है, ऊपर चुनें।',
  onMap: 'नक्शे पर',
  placesOnMap: 'नक्शे पर जगहें',
  places: ({ count }) => `${number(count)} ${plural('hi', count, { one: 'जगह', other: 'जगहें' })}`,
  layers: {
    kept: 'पसंदीदा घर',
    shortlisted: 'चुने हुए',
    mine: 'मेरी प्रॉपर्टी',
    searches: 'सहेजी हुई खोजें',
  },
  searchesOf: ({ count, place }) => (count === 1 ? `खोज: ${place}` : `${count} खोजें: ${place}`),
  foundIn: ({ found, place }) => `${found} · ${place}`,
  noSinglePlace: ({ found }) => `${found} · कोई एक जगह नहीं`,
} satisfies Messages<typeof en>;
