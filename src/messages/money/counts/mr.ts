import type { Messages } from '#messages/lib/catalogue.ts';
import { number, plural } from '#messages/lib/forms.ts';
import type en from './en.ts';

export default {
  payments: ({ count }) => `${number(count)} पेमेंट`,
  refunds: ({ count }) =>
    `${number(count)} ${plural('mr', count, { one: 'परतावा', other: 'परतावे' })}`,
  requests: ({ count }) =>
    `${number(count)} ${plural('mr', count, { one: 'मागणी', other: 'मागण्या' })}`,
} satisfies Messages<typeof en>;
