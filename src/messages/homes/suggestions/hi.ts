import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  suggestions: 'सुझाव',
  locality: 'इलाक़ा',
  road: ({ count }) => `सड़क के साथ ${count} इलाक़े`,
  area: ({ count }) => `हिस्सा, ${count} इलाक़े`,
  project: ({ address }) => `प्रोजेक्ट, ${address}`,
} satisfies Messages<typeof en>;
