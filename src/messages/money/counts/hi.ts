import type { Messages } from '#messages/lib/catalogue.ts';
import { number, plural } from '#messages/lib/forms.ts';
import type en from './en.ts';

export default {
  payments: ({ count }) => `${number(count)} भुगतान`,
  refunds: ({ count }) => `${number(count)} रिफ़ंड`,
  requests: ({ count }) => `${number(count)} ${plural('hi', count, { one: 'माँग', other: 'माँगें' })}`,
} satisfies Messages<typeof en>;
