/** What a review can be of: only what has really happened between the two. */
export const REVIEW_SUBJECTS = ['engagement', 'visit', 'booking'] as const;
export type ReviewSubject = (typeof REVIEW_SUBJECTS)[number];

export const REPORT_SUBJECTS = ['review', 'message', 'person', 'listing'] as const;
export type ReportSubject = (typeof REPORT_SUBJECTS)[number];

/** Days after the end in which a review may be written. */
export const REVIEW_DAYS = 90;
