import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  share: 'पाठवा',
  save: 'जतन करा',
  compare: 'तुलना करा',
  shareHome: 'हे घर इतरांना पाठवा',
  close: 'बंद करा',
  withAnApp: 'या उपकरणावरच्या ॲपने पाठवा',
  email: 'ई-मेल',
  link: 'दुवा',
  copyLink: 'दुवा कॉपी करा',
  copied: 'दुवा कॉपी झाला.',
  copyByHand:
    'तुमच्या ब्राउझरने कॉपी करू दिले नाही. दुवा निवडलेला आहे: Ctrl+C दाबा, किंवा त्यावर बोट दाबून धरून कॉपी निवडा.',
  homeFor: ({ title, locality, price }) => `${title}, ${locality}: ${price}`,
  homeForRent: ({ title, locality, price }) => `${title}, ${locality}: दरमहा ${price}`,
} satisfies Messages<typeof en>;
