import { number } from '#messages/lib/forms.ts';

/** A moment, or nothing where it is not known. */
interface Copied {
  at: string;
}
const copied = (at: string) => (at ? `copied ${at}` : 'copied');

/** The page of homes kept, compared and seen. */
export default {
  title: 'Your homes',
  description: 'The homes you kept, put up for comparison and looked at on this device.',
  onThisDevice: 'Kept on this device, without an account.',
  inAccount: 'Kept in your account, so they are there on every device.',
  signIn: 'Sign in to have them on every device, and to hear when a price falls',
  pricesMoved: 'See how their prices have moved since',
  parts: 'Parts of this page',
  kept: 'Kept',
  toCompare: 'To compare',
  seen: 'Seen lately',
  keptEmpty: 'Press the heart on a home, and it waits for you here.',
  compareEmpty: 'Choose “Compare” on up to three homes to see them side by side.',
  seenEmpty: 'Homes you open are listed here, the last first.',
  compareThem: 'Compare them',
  search: 'Search homes',
  needsJavaScript: 'This list is kept by your browser, and needs JavaScript to be shown.',
  noLongerOffered: ({ count }: { count: number }) =>
    count === 1
      ? '1 home here is no longer on offer.'
      : `${number(count)} homes here are no longer on offer.`,
  takeOff: 'Take them off the list',
  notLoaded: 'These homes could not be loaded.',
  tryAgain: 'Try again',
  showMore: 'Show more',
  withoutNetwork: 'To read without a network',
  keptCopy: ({ at }: Copied) => `Kept, ${copied(at)}`,
  seenCopy: ({ at }: Copied) => `Seen, ${copied(at)}`,
};
