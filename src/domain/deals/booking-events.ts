/** What happened to a booking, as its parties and staff read it. */
const LABELS: Record<string, string> = {
  place: 'Booked',
  hold: 'Test payment made',
  accept: 'Owner accepted',
  decline: 'Owner declined',
  pay: 'Token amount paid',
  complete: 'Completed',
  cancelByBuyer: 'Buyer cancelled',
  cancelByOwner: 'Owner cancelled',
  settle: 'Ended by a settlement',
  expire: 'Time was over',
  addDocument: 'Document added',
};

export const bookingEventLabel = (event: string): string => LABELS[event] ?? event;
