/** Written text with each amount beside its sign: a line never ends between the two. */
export const keepSums = (html: string): string => html.replace(/₹ (?=\d)/g, '₹\u00a0');
