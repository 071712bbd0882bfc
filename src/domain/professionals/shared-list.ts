/** Homes on one list, days for which its link may stand, and lists an agent has open at once. */
export const MAX_LIST_HOMES = 20;
export const MAX_LIST_DAYS = 60;
export const LIST_DAYS = 14;
export const MAX_OPEN_LISTS = 200;

/** Looks closer together than this are one. */
export const LOOK_MINUTES = 10;

/** How a home of a list stands now. */
export const LIST_STANDINGS = ['offer', 'booked', 'sold', 'rented', 'gone'] as const;
export type ListStanding = (typeof LIST_STANDINGS)[number];

/** The code is behind the hash: no server is told it with the page, nor who previews the link. */
export const linkOfList = (code: string): string => `/homes-for-you#${code}`;
