interface Reachable {
  email: string;
  mobile: string | null;
}

const DEVANAGARI_ZERO = '०'.charCodeAt(0);
/** What people put between the digits of a number to read it more easily. */
const BETWEEN_DIGITS = /(?<=\d)(?:[\s().\-/\u00a0\u2010-\u2015]|&nbsp;|%20)+(?=\d)/g;

/** A text with the usual ways to write an address or a number undone. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/%40|&#64;|&#x40;|\\u0040|\s*[[(]at[\])]\s*/g, '@')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO))
    .replace(BETWEEN_DIGITS, '');
}

/** Mail addresses and numbers of people that stand in a text, however written, each as stored. */
export function contactsIn(text: string, people: readonly Reachable[]): string[] {
  const read = plain(text);
  return people
    .flatMap(({ email, mobile }) => [email, ...(mobile ? [mobile] : [])])
    .filter((contact) => read.includes(contact.toLowerCase()));
}
