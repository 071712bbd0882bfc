/** What is said of a home to let, of an office and of land, a line each. */
export default {
  deposit: 'Deposit',
  availableFrom: 'Available from',
  now: 'Now',
  letTo: 'Let to',
  food: 'Food',
  pets: 'Pets',
  allowed: 'Allowed',
  notAllowed: 'Not allowed',
  brokerage: 'Brokerage',
  none: 'None',
  monthsOfRent: ({ amount, months }: { amount: string; months: number }) =>
    `${amount} (${months} ${months === 1 ? 'month’s' : 'months’'} rent)`,
  cabins: 'Cabins',
  zone: 'Zone',
  roadInFront: 'Road in front',
  metresWide: ({ metres }: { metres: number }) => `${metres} m wide`,
};
