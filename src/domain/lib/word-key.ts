/** What two spellings of one word have in common: letters and digits, single spaces, lower case. */
export function wordKey(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
