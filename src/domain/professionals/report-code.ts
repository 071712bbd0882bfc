/** Letters and digits that nobody takes for another: no 0 and O, no 1, I and L, no 5 and S, no 2 and Z. */
export const CODE_LETTERS = '346789ABCDEFGHJKMNPQRTUVWXY';
export const CODE_LENGTH = 10;

/** The code as it was meant, whatever way it was typed; undefined where it can be none. */
export function readReportCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replace(/[\s-]/g, '');
  const isCode =
    code.length === CODE_LENGTH && [...code].every((one) => CODE_LETTERS.includes(one));
  return isCode ? code : undefined;
}

/** "AB3CD-EF4GH": how it is printed. */
export const showReportCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;
