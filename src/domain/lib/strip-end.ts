/**
 * A text without the signs at its end that `of` matches, each by itself. A pattern ending in `+$`
 * would be tried from every sign of a long run, and take the square of its length.
 */
export function stripEnd(text: string, of: RegExp): string {
  let end = text.length;
  while (end > 0 && of.test(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}
