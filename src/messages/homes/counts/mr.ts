import type { Messages } from '#messages/lib/catalogue.ts';
import { number, plural } from '#messages/lib/forms.ts';
import type en from './en.ts';

type Count = Parameters<typeof en.homes>[0];
const counted = ({ count, isMinimum = false }: Count, one: string, other: string) =>
  `${number(count)}${isMinimum ? '+' : ''} ${plural('mr', isMinimum ? 2 : count, { one, other })}`;

export default {
  homes: (many) => counted(many, 'घर', 'घरे'),
  cabins: (many) => counted(many, 'केबिन', 'केबिन'),
} satisfies Messages<typeof en>;
