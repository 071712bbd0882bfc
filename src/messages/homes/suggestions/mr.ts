import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  suggestions: 'सूचवलेली ठिकाणे',
  locality: 'परिसर',
  road: ({ count }) => `रस्त्यालगतचे ${count} परिसर`,
  area: ({ count }) => `भाग, ${count} परिसर`,
  project: ({ address }) => `प्रकल्प, ${address}`,
} satisfies Messages<typeof en>;
