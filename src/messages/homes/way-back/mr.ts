import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  toContact: {
    owner: ({ what, place }) => `${what}, ${place}: मालकाशी संपर्कासाठी साइन इन करा`,
    agent: ({ what, place }) => `${what}, ${place}: एजंटशी संपर्कासाठी साइन इन करा`,
    builder: ({ what, place }) => `${what}, ${place}: बिल्डरशी संपर्कासाठी साइन इन करा`,
  },
  toGoOn: ({ what, place }) => `${what}, ${place}: पुढे जाण्यासाठी साइन इन करा`,
} satisfies Messages<typeof en>;
