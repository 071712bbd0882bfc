import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  passRunOut: 'इस पास की मियाद ख़त्म हो गई है। विश्लेषण फिर खोलें।',
  fullAnalysis: 'यह पूरे विश्लेषण का हिस्सा है।',
  listingNotOffered: 'यह विज्ञापन उपलब्ध नहीं है।',
  noProjectFigures: 'इस प्रोजेक्ट के आँकड़े हमारे पास नहीं हैं।',
  noProjectHome: 'ऐसे प्रोजेक्ट का कोई घर उपलब्ध नहीं है।',
} satisfies Messages<typeof en>;
