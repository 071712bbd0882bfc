import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  passRunOut: 'या पासची मुदत संपली आहे. विश्लेषण पुन्हा उघडा.',
  fullAnalysis: 'हा पूर्ण विश्लेषणाचा भाग आहे.',
  listingNotOffered: 'ही जाहिरात उपलब्ध नाही.',
  noProjectFigures: 'या प्रकल्पाचे आकडे आमच्याकडे नाहीत.',
  noProjectHome: 'अशा प्रकल्पातले एकही घर उपलब्ध नाही.',
} satisfies Messages<typeof en>;
