export default {
  myPlaces: 'My places',
  change: 'Change my places',
  add: 'Add where you work and where the school is',
  slot: { work: 'Work', secondWork: 'Second work', school: 'School' },
  field: {
    work: 'Work, locality',
    secondWork: 'Second work, locality',
    school: 'School, locality',
  },
  unknownLocality: ({ typed }: { typed: string }) => `We know no locality like “${typed}” in Pune.`,
  remember: 'Remember on this device',
  keptHereOnly:
    'To the middle of the locality you name, by distance alone. Kept on this device only; cards show the minutes, too.',
};
