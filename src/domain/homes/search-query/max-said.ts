/** Characters of a plain question that are read; nobody says more in a breath. */
export const MAX_SAID = 300;
