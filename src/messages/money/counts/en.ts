import { number, plural } from '#messages/lib/forms.ts';

export default {
  payments: ({ count }: { count: number }) =>
    `${number(count)} ${plural('en', count, { one: 'payment', other: 'payments' })}`,
  refunds: ({ count }: { count: number }) =>
    `${number(count)} ${plural('en', count, { one: 'refund', other: 'refunds' })}`,
  requests: ({ count }: { count: number }) =>
    `${number(count)} ${plural('en', count, { one: 'request', other: 'requests' })}`,
};
