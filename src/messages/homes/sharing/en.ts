interface Shared {
  title: string;
  locality: string;
  price: string;
}

export default {
  share: 'Share',
  save: 'Save',
  compare: 'Compare',
  shareHome: 'Share this home',
  close: 'Close',
  withAnApp: 'Share with an app on this device',
  email: 'E-mail',
  link: 'Link',
  copyLink: 'Copy the link',
  copied: 'Link copied.',
  copyByHand:
    'Your browser did not let us copy. The link is selected: press Ctrl+C, or hold it and choose Copy.',
  homeFor: ({ title, locality, price }: Shared) => `${title}, ${locality}: ${price}`,
  homeForRent: ({ title, locality, price }: Shared) => `${title}, ${locality}: ${price} a month`,
};
