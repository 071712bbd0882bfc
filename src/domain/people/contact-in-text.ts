/** A registration under RERA is a number anyone may read, though it is as long as a telephone's. */
const RERA = /\b(?:[PA]\d{11}|PR\d{13})\b/gi;
const ZEROS = [0x0966, 0x0660, 0x06f0];
const DIGIT_WORD = 'zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple';

/** Looked for anywhere in a text, so none begins with a run of any length: that would be tried from each sign. */
const CONTACT = [
  // An Indian mobile or landline number, in whatever groups it is written.
  /(?<!\d)(?:\+?91[\s.()-]{0,6}|0)?[6-9](?:[\s.()-]{0,2}\d){9}(?!\d)/,
  /(?<!\d)0\d{2,4}[\s.()-]{0,2}\d{3,4}[\s.-]?\d{3,4}(?!\d)/,
  /\+\d(?:[\s.()-]{0,2}\d){8,}/,
  /\d{10}/,
  new RegExp(`(?:\\b(?:${DIGIT_WORD})\\b[\\s,.-]{0,8}){7}`, 'i'),
  // An e-mail or payment address, also with its signs spelled out.
  /[\w.+-]{2}@[a-z]{2}/i,
  /[([{]\s*(?:at|dot)\s*[)\]}]/i,
  /\b(?:gmail|yahoo|hotmail|outlook|rediffmail)\b/i,
  // A page elsewhere.
  /\bhttps?:|\bwww\.|\bwa\.me\b|[a-z0-9-]{2}\.(?:com|co\.in|net|org)\b/i,
];

/** Digits of any script an owner here may type as 0 to 9. */
function withPlainDigits(text: string): string {
  return text.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.find((at) => code >= at && code < at + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}

/** A telephone number, e-mail or web address: nobody's contact has a place in public text. */
export function holdsContact(text: string): boolean {
  const plain = withPlainDigits(text).replace(RERA, ' ');
  return CONTACT.some((pattern) => pattern.test(plain));
}
