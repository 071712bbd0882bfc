import { number, plural } from '#messages/lib/forms.ts';

export default {
  pricesAndCoupons: 'Prices and coupons',
  priceList: 'Price list',
  withoutGst: 'Prices are without GST. A change is a new version.',
  newItem: 'New item',
  nothingSold: 'Nothing is sold',
  putFirst: 'Put the first item on the list.',
  soldNoMore: 'Sold no more',
  ofRole: ({ purpose, role }: { purpose: string; role: string }) => `${purpose}s: ${role}`,
  soldAtOnce: 'It is sold as soon as it is on the list.',
  putOnList: 'Put it on the list',
  saving: 'Saving…',
  purpose: 'For',
  role: 'Role',
  ofPackages: 'Of packages only.',
  everybody: 'Everybody',
  code: 'Code',
  neverChanges: ({ example }: { example: string }) => `Never changes: ${example}`,
  name: 'Name',
  description: 'Description',
  priceInRupees: 'Price in rupees',
  noGst: 'Without GST.',
  daysItHolds: 'Days it holds',
  neverRunsOut: 'Empty where it never runs out.',
  whatItGives: 'What it gives',
  nextVersion: ({ name, version }: { name: string; version: number }) =>
    `${name}: version ${version}`,
  changeBody: ({ code }: { code: string }) =>
    `Item ${code}. Orders made before keep the price they were made at; whoever has an older price on screen is asked to reload.`,
  sellLikeThis: 'Sell it like this from now on',
  version: ({ version, from, to }: { version: number; from: string; to: string }) =>
    `Version ${version}, ${from} to ${to}`,
  versionBy: ({
    version,
    from,
    to,
    name,
  }: {
    version: number;
    from: string;
    to: string;
    name: string;
  }) => `Version ${version}, ${from} to ${to}, by ${name}`,
  now: 'now',
  change: 'Change…',
  sellAgain: 'Sell again…',
  end: 'End…',
  history: ({ count }: { count: number }) =>
    `History: ${number(count)} ${plural('en', count, { one: 'version', other: 'versions' })}`,
  endTitle: ({ name }: { name: string }) => `End ${name}?`,
  endBody:
    'Nobody can buy it any more. Whoever has bought it keeps it. You can sell it again later.',
  endTheItem: 'End the item',
  ending: 'Ending…',
};
