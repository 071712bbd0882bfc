import words from '#messages/deals/booking-course/index.ts';

/** What happened to a booking, as its parties and staff read it. */
export const bookingEventLabel = (event: string): string =>
  (words.events as Readonly<Record<string, string>>)[event] ?? event;
