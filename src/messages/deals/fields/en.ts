export default {
  howLong: 'Choose how long it stands.',
  tooManyConditions: 'Those are more than a bid can have.',
  paperIs: 'Say what it is: "Draft agreement".',
  contactMessage: ({ least }: { least: number }) =>
    `Write at least ${least} characters: who you are and what you want to know.`,
  shortSentence: 'Write a short sentence.',
  mostConditions: ({ most }: { most: number }) => `At most ${most} conditions.`,
  whatStays: 'Name what stays.',
  minutes: 'Give a number of minutes.',
  wholeMinutes: 'Give whole minutes.',
  visitLeast: ({ least }: { least: number }) => `A visit takes at least ${least} minutes.`,
  visitMost: ({ most }: { most: number }) => `A visit takes at most ${most} minutes.`,
  oneTime: 'Choose at least one time.',
  mostTimes: ({ most }: { most: number }) => `Offer at most ${most} times at once.`,
  codeFour: 'The code has four digits.',
};
