import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  refused: ({ min, max, shown }) =>
    `${min} ते ${max} मधली संख्या लिहा; दिसणारा निकाल अजून ${shown} साठी आहे.`,
  refusedWhole: ({ min, max, shown }) =>
    `${min} ते ${max} मधली पूर्ण संख्या लिहा; दिसणारा निकाल अजून ${shown} साठी आहे.`,
} satisfies Messages<typeof en>;
