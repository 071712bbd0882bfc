export default {
  notFound: 'Page not found',
  notFoundDescription: 'This page does not exist. Search homes in Pune instead.',
  nothingHere: 'There is nothing at this address',
  nothingHereText:
    'The page may have moved, or the home may no longer be listed. Search for a locality, or start from one of the popular searches.',
  localityOrProject: 'Locality or project',
  localityExample: 'Locality or project, e.g. Baner',
  search: 'Search',
  offline: 'You are offline',
  offlineDescription: 'What can be read without a network.',
  needsNetwork: 'This page needs the network, and it did not answer.',
  yourHomes: 'Your homes',
  keptHere:
    'Those you kept or opened lately are remembered on this device, and can be read without it.',
  tryAgain: 'Try again',
  toReadOffline: 'To read without a network',
  noCopies: 'No home has been copied to this device yet.',
  fromAMomentAgo:
    'We are showing this page as it was a moment ago. Signing in and sending will work again soon.',
  tooMany: 'Too many pages at once',
  tooManyDescription: 'Too many pages were asked for at once.',
  tooManyText:
    'Your network has asked for very many pages within a minute. Please wait a minute, then load this page again.',
  wentWrong: 'Something went wrong',
  wentWrongHere: 'Something went wrong on our side',
  wentWrongDescription: 'Something went wrong on our side.',
  wentWrongText: 'We have noted it. Please try again in a moment; nothing you saved is lost.',
  toHome: 'Go to the home page',
};
