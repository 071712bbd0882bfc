import { number, plural } from '#messages/lib/forms.ts';

interface Count {
  count: number;
  /** There may be more. */
  isMinimum?: boolean;
}
const counted = ({ count, isMinimum = false }: Count, one: string, other: string) =>
  `${number(count)}${isMinimum ? '+' : ''} ${plural('en', isMinimum ? 2 : count, { one, other })}`;

/** How many there are of what is listed, above the list. */
export default {
  payments: (many: Count) => counted(many, 'payment', 'payments'),
  refunds: (many: Count) => counted(many, 'refund', 'refunds'),
  requests: (many: Count) => counted(many, 'request', 'requests'),
  properties: (many: Count) => counted(many, 'property', 'properties'),
  leads: (many: Count) => counted(many, 'lead', 'leads'),
  requirements: (many: Count) => counted(many, 'requirement', 'requirements'),
  tasks: (many: Count) => counted(many, 'task', 'tasks'),
  bookings: (many: Count) => counted(many, 'booking', 'bookings'),
  ads: (many: Count) => counted(many, 'ad', 'ads'),
  disputes: (many: Count) => counted(many, 'dispute', 'disputes'),
  waiting: (many: Count) => counted(many, 'waits', 'wait'),
  homesFit: (many: Count) => counted(many, 'home fits', 'homes fit'),
  days: (many: Count) => counted(many, 'day', 'days'),
  toDo: (many: Count) => counted(many, 'thing to do', 'things to do'),
};
