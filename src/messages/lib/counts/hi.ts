import type { Messages } from '#messages/lib/catalogue.ts';
import { number, plural } from '#messages/lib/forms.ts';
import type en from './en.ts';

interface Count {
  count: number;
  isMinimum?: boolean;
}
const counted = ({ count, isMinimum = false }: Count, one: string, other: string) =>
  `${number(count)}${isMinimum ? '+' : ''} ${plural('hi', isMinimum ? 2 : count, { one, other })}`;

export default {
  payments: (many) => counted(many, 'भुगतान', 'भुगतान'),
  refunds: (many) => counted(many, 'वापसी', 'वापसियाँ'),
  requests: (many) => counted(many, 'अनुरोध', 'अनुरोध'),
  properties: (many) => counted(many, 'प्रॉपर्टी', 'प्रॉपर्टी'),
  leads: (many) => counted(many, 'पूछताछ', 'पूछताछ'),
  requirements: (many) => counted(many, 'ज़रूरत', 'ज़रूरतें'),
  tasks: (many) => counted(many, 'काम', 'काम'),
  bookings: (many) => counted(many, 'बुकिंग', 'बुकिंग'),
  ads: (many) => counted(many, 'विज्ञापन', 'विज्ञापन'),
  disputes: (many) => counted(many, 'विवाद', 'विवाद'),
  waiting: (many) => counted(many, 'लंबित', 'लंबित'),
  homesFit: (many) => counted(many, 'घर मेल खाता है', 'घर मेल खाते हैं'),
  days: (many) => counted(many, 'दिन', 'दिन'),
  toDo: (many) => counted(many, 'काम बाक़ी', 'काम बाक़ी'),
} satisfies Messages<typeof en>;
