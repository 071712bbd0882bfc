import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  summary: ({ title }) => `भेट: ${title}`,
  description: ({ name, url }) => `${name} यांच्यासोबत. या भेटीची सर्व माहिती: ${url}`,
} satisfies Messages<typeof en>;
