/** Characters of a mail that are read; an enquiry is a page or two, its pictures aside. */
export const MAX_MAIL_LENGTH = 300_000;
