import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  scopes: {
    'search:read': 'सबकी तरह घर और इलाक़े खोजना',
    'listings:read': 'आपकी प्रॉपर्टी, मसौदे और फ़ोटो देखना',
    'listings:write': 'आपकी प्रॉपर्टी और फ़ोटो डालना, बदलना और हटाना',
    'leads:read': 'आपकी लीड, और आपकी प्रॉपर्टी के बारे में किसने पूछा, यह देखना',
    'leads:write': 'लीड जोड़ना और क्या किया गया यह दर्ज करना',
    'visits:read': 'विज़िट और आपके दिए समय देखना',
    'visits:write': 'समय देना, और विज़िट पक्की या रद्द करना',
    'events:read': 'आपके खाते की घटनाएँ पढ़ना',
    'webhooks:read': 'वेबहुक और उन्हें क्या भेजा गया यह देखना',
    'webhooks:write': 'वेबहुक जोड़ना, बदलना और हटाना; उन्हें हर घटना पता चलती है',
  },
  kinds: { live: 'गुप्त', test: 'जाँच', publishable: 'खुली' },
} satisfies Messages<typeof en>;
