import type { Messages } from '#messages/lib/catalogue.ts';
import { number } from '#messages/lib/forms.ts';
import type en from './en.ts';

type Count = Parameters<typeof en.homes>[0];
const counted = ({ count, isMinimum = false }: Count, what: string) =>
  `${number(count)}${isMinimum ? '+' : ''} ${what}`;

export default {
  homes: (many) => counted(many, 'घर'),
  cabins: (many) => counted(many, 'केबिन'),
} satisfies Messages<typeof en>;
