import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  share: 'भेजें',
  save: 'सहेजें',
  compare: 'तुलना करें',
  shareHome: 'यह घर औरों को भेजें',
  close: 'बंद करें',
  withAnApp: 'इस डिवाइस के ऐप से भेजें',
  email: 'ई-मेल',
  link: 'लिंक',
  copyLink: 'लिंक कॉपी करें',
  copied: 'लिंक कॉपी हो गया।',
  copyByHand: 'आपके ब्राउज़र ने कॉपी नहीं करने दिया। लिंक चुना हुआ है: Ctrl+C दबाएँ, या उसे दबाए रखकर कॉपी चुनें।',
  homeFor: ({ title, locality, price }) => `${title}, ${locality}: ${price}`,
  homeForRent: ({ title, locality, price }) => `${title}, ${locality}: ${price} महीना`,
} satisfies Messages<typeof en>;
