import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  summary: ({ title }) => `विज़िट: ${title}`,
  description: ({ name, url }) => `${name} के साथ। इस विज़िट की पूरी जानकारी: ${url}`,
} satisfies Messages<typeof en>;
