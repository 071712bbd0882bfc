import type { Messages } from '#messages/lib/catalogue.ts';
import { number, plural } from '#messages/lib/forms.ts';
import type en from './en.ts';

interface Count {
  count: number;
  isMinimum?: boolean;
}
const counted = ({ count, isMinimum = false }: Count, one: string, other: string) =>
  `${number(count)}${isMinimum ? '+' : ''} ${plural('mr', isMinimum ? 2 : count, { one, other })}`;

export default {
  payments: (many) => counted(many, 'पेमेंट', 'पेमेंट'),
  refunds: (many) => counted(many, 'परतावा', 'परतावे'),
  requests: (many) => counted(many, 'विनंती', 'विनंत्या'),
  properties: (many) => counted(many, 'मालमत्ता', 'मालमत्ता'),
  leads: (many) => counted(many, 'चौकशी', 'चौकशा'),
  requirements: (many) => counted(many, 'गरज', 'गरजा'),
  tasks: (many) => counted(many, 'काम', 'कामे'),
  bookings: (many) => counted(many, 'बुकिंग', 'बुकिंग'),
  ads: (many) => counted(many, 'जाहिरात', 'जाहिराती'),
  disputes: (many) => counted(many, 'वाद', 'वाद'),
  waiting: (many) => counted(many, 'प्रलंबित', 'प्रलंबित'),
  homesFit: (many) => counted(many, 'घर जुळते', 'घरे जुळतात'),
  days: (many) => counted(many, 'दिवस', 'दिवस'),
  toDo: (many) => counted(many, 'काम बाकी', 'कामे बाकी'),
} satisfies Messages<typeof en>;
