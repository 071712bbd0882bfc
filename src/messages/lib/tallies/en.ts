import { type Forms, number, plural } from '#messages/lib/forms.ts';

interface Count {
  count: number;
}

const of = (count: number, forms: Forms) => `${number(count)} ${plural('en', count, forms)}`;

export default {
  payments: ({ count }: Count) => of(count, { one: 'payment', other: 'payments' }),
  refunds: ({ count }: Count) => of(count, { one: 'refund', other: 'refunds' }),
  requests: ({ count }: Count) => of(count, { one: 'request', other: 'requests' }),
  disputes: ({ count }: Count) => of(count, { one: 'dispute', other: 'disputes' }),
  properties: ({ count }: Count) => of(count, { one: 'property', other: 'properties' }),
  waiting: ({ count }: Count) => of(count, { one: 'waits', other: 'wait' }),
  leads: ({ count }: Count) => of(count, { one: 'lead', other: 'leads' }),
  requirements: ({ count }: Count) => of(count, { one: 'requirement', other: 'requirements' }),
  tasks: ({ count }: Count) => of(count, { one: 'task', other: 'tasks' }),
  bookings: ({ count }: Count) => of(count, { one: 'booking', other: 'bookings' }),
  ads: ({ count }: Count) => of(count, { one: 'ad', other: 'ads' }),
  thingsToDo: ({ count }: Count) => of(count, { one: 'thing to do', other: 'things to do' }),
};
