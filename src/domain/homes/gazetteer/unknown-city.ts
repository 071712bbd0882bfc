/** What a point outside the region is in, as the specification names it. */
export const UNKNOWN_CITY = 'Unknown City';
