/** What two spellings of one word have in common: letters and digits, single spaces, lower case. */
export function wordKey(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Text as one line without mark-up and control characters, cut after a word at `longest`. */
export function cleanText(text: string, longest: number): string {
  const line = text
    .replace(/<[^>]*>/g, ', ')
    .replace(/(\bkms?)(?=[A-Z])/g, '$1, ')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/(?:\s*,)+/g, ',')
    .replace(/^[,\s]+|[,\s]+$/g, '');
  if (line.length <= longest) return line;
  const cut = line.slice(0, longest);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longest / 2)).replace(/[,.;\s]+$/, '')}…`;
}
