export default {
  install: 'Install',
  offer: 'Put Propertysearch on your home screen. Homes you keep stay readable without a network.',
  notNow: 'Not now',
};
