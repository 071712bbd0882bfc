/** How scripts ask for the page's language; the build puts the answer in its place. */
export const ASKED = 'document.documentElement.lang';
