/** So many a professional answers before a package is asked of them, so that nobody pays unseen. */
export const FREE_REQUESTS = 3;
