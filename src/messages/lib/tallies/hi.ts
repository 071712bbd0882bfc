import type { Messages } from '#messages/lib/catalogue.ts';
import { type Forms, number, plural } from '#messages/lib/forms.ts';
import type en from './en.ts';

const of = (count: number, forms: Forms) => `${number(count)} ${plural('hi', count, forms)}`;

export default {
  payments: ({ count }) => of(count, { one: 'भुगतान', other: 'भुगतान' }),
  refunds: ({ count }) => of(count, { one: 'रिफ़ंड', other: 'रिफ़ंड' }),
  requests: ({ count }) => of(count, { one: 'अनुरोध', other: 'अनुरोध' }),
  disputes: ({ count }) => of(count, { one: 'विवाद', other: 'विवाद' }),
  properties: ({ count }) => of(count, { one: 'प्रॉपर्टी', other: 'प्रॉपर्टी' }),
  waiting: ({ count }) => of(count, { one: 'इंतज़ार में है', other: 'इंतज़ार में हैं' }),
  leads: ({ count }) => of(count, { one: 'लीड', other: 'लीड' }),
  requirements: ({ count }) => of(count, { one: 'ज़रूरत', other: 'ज़रूरतें' }),
  tasks: ({ count }) => of(count, { one: 'काम', other: 'काम' }),
  bookings: ({ count }) => of(count, { one: 'बुकिंग', other: 'बुकिंग' }),
  ads: ({ count }) => of(count, { one: 'विज्ञापन', other: 'विज्ञापन' }),
  thingsToDo: ({ count }) => of(count, { one: 'काम करना है', other: 'काम करने हैं' }),
} satisfies Messages<typeof en>;
