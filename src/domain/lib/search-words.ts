const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** The words of what somebody looks for, in small letters; signs between them say nothing. */
export const searchWords = (text: string): string[] => text.toLowerCase().match(WORD) ?? [];

export interface WordPart {
  text: string;
  isHit: boolean;
}

/** A text in parts, of which those are hits that begin one of its words as a word looked for does. */
export function markWords(text: string, words: readonly string[]): WordPart[] {
  const parts: WordPart[] = [];
  let done = 0;
  const add = (to: number, isHit: boolean) => {
    if (to > done) parts.push({ text: text.slice(done, to), isHit });
    done = to;
  };
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const hit = words.filter((one) => word.toLowerCase().startsWith(one));
    if (hit.length === 0) continue;
    add(index, false);
    add(index + Math.max(...hit.map(({ length }) => length)), true);
  }
  add(text.length, false);
  return parts;
}

/** So much of a long text that its first hit is seen with what stands before it. */
export function excerptOf(text: string, words: readonly string[], length = 140): string {
  const [before, hit] = markWords(text, words);
  const first = before && hit?.isHit ? before.text.length : 0;
  if (text.length <= length || first < length / 2) return text.slice(0, length);
  return `…${text.slice(first - 40, first - 40 + length)}`;
}
