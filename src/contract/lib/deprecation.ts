/** That an endpoint goes away: every answer of it says so, and the document. */
export interface Deprecation {
  /** The day on which it was announced: `2026-11-23`. */
  since: string;
  /** The day from which it may be gone, half a year later at the earliest. */
  sunset: string;
  /** The name of the endpoint to call instead. */
  instead?: string;
}

/** Lists by number of page, from before there was one form of list (`listOf`). */
export const PAGES_BY_NUMBER = { since: '2026-11-23', sunset: '2027-06-01' } as const;
