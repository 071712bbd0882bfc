import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  toContact: {
    owner: ({ what, place }) => `${what}, ${place}: मालिक से संपर्क के लिए साइन इन करें`,
    agent: ({ what, place }) => `${what}, ${place}: एजेंट से संपर्क के लिए साइन इन करें`,
    builder: ({ what, place }) => `${what}, ${place}: बिल्डर से संपर्क के लिए साइन इन करें`,
  },
  toGoOn: ({ what, place }) => `${what}, ${place}: आगे जाने के लिए साइन इन करें`,
} satisfies Messages<typeof en>;
