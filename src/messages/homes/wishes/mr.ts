import type { Messages } from '#messages/lib/catalogue.ts';
import { number, plural } from '#messages/lib/forms.ts';
import type en from './en.ts';

export default {
  wouldMoveIn: 'राहायला येतील',
  who: 'कोण',
  food: 'आहार',
  vegetarian: 'शाकाहारी',
  notVegetarian: 'शाकाहारी नाही',
  pets: 'पाळीव प्राणी',
  hasPets: 'पाळीव प्राणी आहेत',
  noPets: 'पाळीव प्राणी नाहीत',
  people: ({ count }) =>
    `${number(count)} ${plural('mr', count, { one: 'व्यक्ती', other: 'व्यक्ती' })}`,
  company: 'हे आमच्या कंपनीसाठी आहे.',
  companyFor: ({ people }) => `हे आमच्या कंपनीसाठी आहे, ${people} राहतील.`,
  alone: 'तिथे एकच व्यक्ती राहील.',
  family: 'आम्ही एक कुटुंब आहोत.',
  familyOf: ({ count }) => `आम्ही ${count} जणांचे कुटुंब आहोत.`,
  bachelors: 'आम्ही अविवाहित आहोत.',
  someBachelors: ({ count }) => `आम्ही ${count} अविवाहित आहोत.`,
  someOfUs: ({ people }) => `आम्ही ${people} आहोत.`,
  one: {
    vegetarian: 'आहार शाकाहारी आहे.',
    pet: 'माझ्याकडे पाळीव प्राणी आहे.',
    noPets: 'माझ्याकडे पाळीव प्राणी नाही.',
    moveIn: ({ day }) => `मला ${day} पर्यंत राहायला यायचे आहे.`,
  },
  several: {
    vegetarian: 'आम्ही शाकाहारी आहोत.',
    pet: 'आमच्याकडे पाळीव प्राणी आहे.',
    noPets: 'आमच्याकडे पाळीव प्राणी नाही.',
    moveIn: ({ day }) => `आम्हाला ${day} पर्यंत राहायला यायचे आहे.`,
  },
} satisfies Messages<typeof en>;
