import type { Messages } from '#messages/lib/catalogue.ts';
import { number, plural } from '#messages/lib/forms.ts';
import type en from './en.ts';

export default {
  wouldMoveIn: 'रहने आएँगे',
  who: 'कौन',
  food: 'खान-पान',
  vegetarian: 'शाकाहारी',
  notVegetarian: 'शाकाहारी नहीं',
  pets: 'पालतू जानवर',
  hasPets: 'पालतू जानवर हैं',
  noPets: 'पालतू जानवर नहीं',
  people: ({ count }) => `${number(count)} ${plural('hi', count, { one: 'व्यक्ति', other: 'लोग' })}`,
  company: 'यह हमारी कंपनी के लिए है।',
  companyFor: ({ people }) => `यह हमारी कंपनी के लिए है, ${people} रहेंगे।`,
  alone: 'वहाँ एक ही व्यक्ति रहेगा।',
  family: 'हम एक परिवार हैं।',
  familyOf: ({ count }) => `हम ${count} लोगों का परिवार हैं।`,
  bachelors: 'हम अविवाहित हैं।',
  someBachelors: ({ count }) => `हम ${count} अविवाहित हैं।`,
  someOfUs: ({ people }) => `हम ${people} हैं।`,
  one: {
    vegetarian: 'मेरा खान-पान शाकाहारी है।',
    pet: 'मेरे पास पालतू जानवर है।',
    noPets: 'मेरे पास पालतू जानवर नहीं है।',
    moveIn: ({ day }) => `मुझे ${day} तक रहने आना है।`,
  },
  several: {
    vegetarian: 'हम शाकाहारी हैं।',
    pet: 'हमारे पास पालतू जानवर है।',
    noPets: 'हमारे पास पालतू जानवर नहीं है।',
    moveIn: ({ day }) => `हमें ${day} तक रहने आना है।`,
  },
} satisfies Messages<typeof en>;
