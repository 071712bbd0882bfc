import { stripEnd } from '#domain/lib/strip-end.ts';

/** Text as one line without mark-up and control characters, cut after a word at `longest`. */
export function cleanText(text: string, longest: number): string {
  const commas = text
    .replace(/<[^<>]*>/g, ', ')
    .replace(/(\bkms?)(?=[A-Z])/g, '$1, ')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/ ?,(?: ?,)*/g, ',')
    .replace(/^[,\s]+/, '');
  const line = stripEnd(commas, /[,\s]/);
  if (line.length <= longest) return line;
  const cut = line.slice(0, longest);
  const words = cut.slice(0, Math.max(cut.lastIndexOf(' '), longest / 2));
  return `${stripEnd(words, /[,.;\s]/)}…`;
}
