import { number, plural } from '#messages/lib/forms.ts';

interface Count {
  count: number;
  /** There may be more. */
  isMinimum?: boolean;
}
const said = ({ count, isMinimum = false }: Count) => `${number(count)}${isMinimum ? '+' : ''}`;
const forms = ({ count, isMinimum = false }: Count, one: string, other = `${one}s`) =>
  plural('en', isMinimum ? 2 : count, { one, other });

export default {
  homes: (many: Count) => `${said(many)} ${forms(many, 'home')}`,
  cabins: (many: Count) => `${said(many)} ${forms(many, 'cabin')}`,
};
