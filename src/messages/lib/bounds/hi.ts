import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  refused: ({ min, max, shown }) => `${min} से ${max} के बीच की संख्या लिखें; नतीजा अभी ${shown} का है।`,
  refusedWhole: ({ min, max, shown }) =>
    `${min} से ${max} के बीच की पूरी संख्या लिखें; नतीजा अभी ${shown} का है।`,
} satisfies Messages<typeof en>;
