import { number, plural } from '#messages/lib/forms.ts';

export default {
  wouldMoveIn: 'Would move in',
  who: 'Who',
  food: 'Food',
  vegetarian: 'Vegetarian',
  notVegetarian: 'Not vegetarian',
  pets: 'Pets',
  hasPets: 'Has pets',
  noPets: 'No pets',
  people: ({ count }: { count: number }) =>
    `${number(count)} ${plural('en', count, { one: 'person', other: 'people' })}`,
  company: 'It is for our company.',
  companyFor: ({ people }: { people: string }) => `It is for our company, for ${people}.`,
  alone: 'I would live there by myself.',
  family: 'We are a family.',
  familyOf: ({ count }: { count: number }) => `We are a family of ${count}.`,
  bachelors: 'We are bachelors.',
  someBachelors: ({ count }: { count: number }) => `We are ${count} bachelors.`,
  someOfUs: ({ people }: { people: string }) => `We are ${people}.`,
  one: {
    vegetarian: 'I am vegetarian.',
    pet: 'I have a pet.',
    noPets: 'I have no pets.',
    moveIn: ({ day }: { day: string }) => `I would like to move in by ${day}.`,
  },
  several: {
    vegetarian: 'We are vegetarian.',
    pet: 'We have a pet.',
    noPets: 'We have no pets.',
    moveIn: ({ day }: { day: string }) => `We would like to move in by ${day}.`,
  },
};
