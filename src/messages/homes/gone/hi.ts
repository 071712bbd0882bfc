import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  notOnOffer: 'यह घर अब उपलब्ध नहीं है',
  sold: 'बिक गया',
  rented: 'किराए पर चला गया',
  soldIn: ({ month }) => `${month} में बिक गया`,
  rentedIn: ({ month }) => `${month} में किराए पर चला गया`,
  forSale: ({ kind, locality }) => `${kind}, बिक्री के लिए, ${locality}`,
  forRent: ({ kind, locality }) => `${kind}, किराए के लिए, ${locality}`,
  likeIt: ({ words, locality }) => `${words}। ${locality}, पुणे में ऐसे ही घर।`,
  nobodyCanAsk: 'यहाँ अब नंबर नहीं माँगा जा सकता, न मुलाक़ात तय हो सकती है, न बोली लग सकती है।',
  searchIn: ({ locality }) => `${locality} में खोजें`,
  similarNow: 'अभी उपलब्ध ऐसे ही घर',
} satisfies Messages<typeof en>;
