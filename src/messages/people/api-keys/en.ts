interface Name {
  name: string;
}

export default {
  kindMeans: {
    live: 'Acts for you, from a server of yours.',
    test: 'The same on invented homes and people, where nothing is real.',
    publishable: 'Reads what is public, from pages of your sites.',
  },
  lives: {
    days30: 'After 30 days',
    days90: 'After 90 days',
    year: 'After a year',
    never: 'Never',
  },
  makeKey: 'Make a key',
  makeTheKey: 'Make the key',
  makingKey: 'Making the key…',
  yours: 'Your API keys',
  none: 'No keys yet',
  noneMeans:
    'With a key your own website, spreadsheet or CRM can post your properties and read your leads.',
  name: 'Name',
  nameHelp: 'By which you know it in the list.',
  whichKind: 'What kind of key?',
  sites: 'Sites whose pages use it',
  sitesHelp: 'One a line, such as https://www.example.in. Only pages there get an answer.',
  whatMayItDo: 'What may it do?',
  whenEnds: 'When does it end?',
  onceMore: 'Once more: a key opens your account to whoever has it.',
  madeForGood: ({ made }: { made: string }) => `Made ${made} · does not expire`,
  madeUntil: ({ made, until }: { made: string; until: string }) =>
    `Made ${made} · expires ${until}`,
  replaced: ({ made, until }: { made: string; until: string }) =>
    `Made ${made} · replaced, good until ${until}`,
  lastUsed: ({ moment, from }: { moment: string; from: string }) =>
    `Last used ${moment} from ${from}`,
  notUsed: 'Not used yet',
  revoke: 'Revoke',
  revokeWhich: ({ name }: Name) => `Revoke ${name}`,
  revokeTitle: ({ name }: Name) => `Revoke ${name}?`,
  revokeMeans: ({ shown }: { shown: string }) =>
    `${shown}… is refused from this moment on, and cannot be brought back.`,
  revokeIt: 'Revoke the key',
  revoking: 'Revoking…',
  overlaps: { none: 'Not at all', hour: 'An hour', day: 'A day', week: 'A week' },
  rotate: 'Rotate',
  rotateWhich: ({ name }: Name) => `Rotate ${name}`,
  rotateTitle: ({ name }: Name) => `Rotate ${name}?`,
  rotateMeans:
    'You get a new key with the same rights. Change your program over while the old one is still good.',
  rotateIt: 'Rotate the key',
  makingNew: 'Making the new key…',
  howLongOld: 'How long should the old key stay good?',
  copyKey: 'Copy your key now',
  copyKeyMeans:
    'We keep only its beginning and cannot show it again. Put it where your program reads its secrets, never into an address or into code that others see.',
  goesInto: ({ header }: { header: string }) => `It goes into a header of each call: ${header}`,
};
