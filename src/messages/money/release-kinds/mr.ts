import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  release: 'मालकांना',
  withdrawal: 'खरेदीदाराला परत',
  commission: 'व्यावसायिकाला',
  forfeit: 'जप्त होऊन मालकांना',
} satisfies Messages<typeof en>;
