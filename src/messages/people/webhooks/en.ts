import { number, plural } from '#messages/lib/forms.ts';

interface Url {
  url: string;
}

export default {
  which: 'Which events?',
  every: 'Every event, also of kinds that come later',
  nOf: ({ chosen, all }: { chosen: number; all: number }) => `${chosen} of ${all}`,
  allOf: ({ thing }: { thing: string }) => `All of ${thing}`,
  isOff: ({ why }: { why: string }) =>
    `This webhook is off: ${why} Turn it on to send again what it missed.`,
  whichDeliveries: 'Which deliveries?',
  all: 'All',
  states: { waiting: 'Waiting', delivered: 'Delivered', failed: 'Failed' },
  noneLikeThat: 'None like that',
  nothingSent: 'Nothing sent yet',
  nextIsFirst: 'The next event of the kinds you chose is the first one here.',
  deliveries: 'Deliveries',
  deliveriesTo: ({ url }: Url) => `Deliveries to ${url}`,
  showOlder: 'Show older ones',
  noAnswer: 'No answer',
  milliseconds: ({ count }: { count: string }) => `${count} ms`,
  nextAttempt: ({ moment }: { moment: string }) => `Next attempt ${moment}`,
  sendAgain: 'Send again',
  sendAgainWhich: ({ type, moment }: { type: string; moment: string }) =>
    `Send again: ${type} of ${moment}`,
  attempts: ({ count, last }: { count: number; last: string | null }) =>
    `${number(count)} ${plural('en', count, { one: 'attempt', other: 'attempts' })}, the last answered ${last ?? 'nothing'}`,
  sendTest: 'Send a test event',
  delete: 'Delete',
  deleteWhich: ({ url }: Url) => `Delete ${url}`,
  deleteTitle: 'Delete this webhook?',
  deleteMeans: ({ url }: Url) =>
    `Nothing is sent to ${url} any more, and what was sent there is forgotten.`,
  deleteIt: 'Delete the webhook',
  deleting: 'Deleting…',
  newSecret: 'New secret',
  newSecretFor: ({ url }: Url) => `New secret for ${url}`,
  newSecretTitle: 'Make a new secret?',
  newSecretMeans: ({ hours }: { hours: number }) =>
    `The old one signs beside it for ${hours} hours: change your system over by then.`,
  makeSecret: 'Make a new secret',
  making: 'Making it…',
  copySecret: 'Copy the secret now',
  copySecretMeans:
    'It is not shown again. Put it where your system reads its secrets: by it you know that an event comes from us.',
  signs: ({ header }: { header: string }) =>
    `It signs the header ${header} of each delivery, as Standard Webhooks say.`,
  turnOff: 'Turn off',
  turnOn: 'Turn on',
  turnOffWhich: ({ url }: Url) => `Turn off ${url}`,
  turnOnWhich: ({ url }: Url) => `Turn on ${url}`,
  chooseOne: 'Choose an event, or take every event.',
  change: 'Change',
  changeWhich: ({ url }: Url) => `Change ${url}`,
  add: 'Add a webhook',
  address: 'Address',
  addressHelp: 'Of your own system, on the public internet, with HTTPS.',
  description: 'Description',
  descriptionHelp: 'By which you know it in the list.',
  saving: 'Saving…',
  adding: 'Adding…',
  save: 'Save',
  addIt: 'Add the webhook',
  everyEvent: 'Every event',
  andOthers: ({ shown, count }: { shown: string; count: number }) =>
    `${shown} and ${number(count)} ${plural('en', count, { one: 'other', other: 'others' })}`,
  off: 'Off',
  failing: 'Failing',
  on: 'On',
  notTakenSince: ({ moment }: { moment: string }) => `Nothing was taken since ${moment}.`,
  last: ({ type, moment, state }: Record<'type' | 'moment' | 'state', string>) =>
    `Last ${type}, ${moment} · ${state.toLowerCase()}`,
  oldSecretUntil: ({ moment }: { moment: string }) => `The old secret signs too until ${moment}`,
  yours: 'Your webhooks',
  none: 'No webhooks yet',
  noneMeans:
    'A webhook tells your website, spreadsheet or CRM of a lead, a bid or a payment the moment it is there.',
  most: ({ most }: { most: number }) =>
    `You have ${most} webhooks, which is as many as may be. Delete one to add another.`,
};
