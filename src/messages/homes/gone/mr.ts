import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  notOnOffer: 'हे घर आता उपलब्ध नाही',
  sold: 'विकले गेले',
  rented: 'भाड्याने गेले',
  soldIn: ({ month }) => `${month} मध्ये विकले गेले`,
  rentedIn: ({ month }) => `${month} मध्ये भाड्याने गेले`,
  forSale: ({ kind, locality }) => `${kind}, विक्रीसाठी, ${locality}`,
  forRent: ({ kind, locality }) => `${kind}, भाड्याने, ${locality}`,
  likeIt: ({ words, locality }) => `${words}. ${locality}, पुणे इथली अशीच घरे.`,
  nobodyCanAsk: 'इथे आता नंबर मागता येत नाही, भेट ठरवता येत नाही किंवा बोली लावता येत नाही.',
  searchIn: ({ locality }) => `${locality} इथे शोधा`,
  similarNow: 'सध्या उपलब्ध असलेली अशीच घरे',
} satisfies Messages<typeof en>;
