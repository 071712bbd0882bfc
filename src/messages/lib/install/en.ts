export default {
  install: 'Install',
  offer: 'Put Propertysearch on your home screen. Homes you keep stay readable without a network.',
  notNow: 'Not now',
  appName: 'Propertysearch, homes in Pune',
  appIs:
    'Homes in Pune with honest facts: what they cost, what they measure, and where the metro is.',
  searchHomes: 'Search homes',
  yourHomes: 'Your homes',
  emi: 'EMI calculator',
};
