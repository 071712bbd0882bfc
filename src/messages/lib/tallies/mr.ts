import type { Messages } from '#messages/lib/catalogue.ts';
import { type Forms, number, plural } from '#messages/lib/forms.ts';
import type en from './en.ts';

const of = (count: number, forms: Forms) => `${number(count)} ${plural('mr', count, forms)}`;

export default {
  payments: ({ count }) => of(count, { one: 'पेमेंट', other: 'पेमेंट' }),
  refunds: ({ count }) => of(count, { one: 'परतावा', other: 'परतावे' }),
  requests: ({ count }) => of(count, { one: 'विनंती', other: 'विनंत्या' }),
  disputes: ({ count }) => of(count, { one: 'वाद', other: 'वाद' }),
  properties: ({ count }) => of(count, { one: 'मालमत्ता', other: 'मालमत्ता' }),
  waiting: ({ count }) => of(count, { one: 'वाट पाहत आहे', other: 'वाट पाहत आहेत' }),
  leads: ({ count }) => of(count, { one: 'लीड', other: 'लीड' }),
  requirements: ({ count }) => of(count, { one: 'गरज', other: 'गरजा' }),
  tasks: ({ count }) => of(count, { one: 'काम', other: 'कामे' }),
  bookings: ({ count }) => of(count, { one: 'बुकिंग', other: 'बुकिंग' }),
  ads: ({ count }) => of(count, { one: 'जाहिरात', other: 'जाहिराती' }),
  thingsToDo: ({ count }) => of(count, { one: 'काम करायचे आहे', other: 'कामे करायची आहेत' }),
} satisfies Messages<typeof en>;
