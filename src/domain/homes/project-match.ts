import { normaliseName } from './locality-match.ts';

/** Letters that may be wrong in a word of so many. */
const editsAllowed = (letters: number): number => (letters >= 8 ? 2 : letters >= 4 ? 1 : 0);

/** Letters to add, drop or change to make a word the beginning of another; more than `most` is `most + 1`. */
function editsToBegin(typed: string, word: string, most: number): number {
  // Further along the word than this no beginning can be near enough.
  const width = Math.min(word.length, typed.length + most);
  let previous = Array.from({ length: width + 1 }, (_, i) => i);
  let before: number[] = [];
  for (let i = 1; i <= typed.length; i++) {
    const current = [i];
    let least = i;
    for (let j = 1; j <= width; j++) {
      const change = typed[i - 1] === word[j - 1] ? 0 : 1;
      let best = Math.min(
        (previous[j] ?? 0) + 1,
        (current[j - 1] ?? 0) + 1,
        (previous[j - 1] ?? 0) + change,
      );
      const isSwapped =
        i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1];
      if (isSwapped) best = Math.min(best, (before[j - 2] ?? 0) + 1);
      current[j] = best;
      if (best < least) least = best;
    }
    if (least > most) return most + 1;
    before = previous;
    previous = current;
  }
  return Math.min(...previous, most + 1);
}

/** A name in the words by which it is compared: one spelling of a sound, Latin letters. */
export const nameWords = (text: string): string[] =>
  normaliseName(text)
    .split(' ')
    .filter((word) => word !== '');

/** How many letters are wrong in what was typed of a name; null where it is no name for it. */
export function wrongLetters(typed: readonly string[], name: readonly string[]): number | null {
  let sum = 0;
  for (const word of typed) {
    const most = editsAllowed(word.length);
    let least = most + 1;
    // The first letter is seldom wrong, and holding to it spares most of the comparing.
    for (const one of name)
      if (one[0] === word[0]) least = Math.min(least, editsToBegin(word, one, most));
    if (least > most) return null;
    sum += least;
  }
  return typed.length === 0 ? null : sum;
}

/** The first few projects for a misspelt name: fewest wrong letters, then most homes, then by letters. */
export function likeProjects<P extends { society: string; count: number }>(
  text: string,
  projects: Iterable<P>,
  limit: number,
  wordsOf: (project: P) => readonly string[] = ({ society }) => nameWords(society),
): P[] {
  const typed = nameWords(text);
  const found: { project: P; wrong: number }[] = [];
  for (const project of projects) {
    if (project.count === 0) continue;
    const wrong = wrongLetters(typed, wordsOf(project));
    if (wrong !== null) found.push({ project, wrong });
  }
  return found
    .sort(
      (a, b) =>
        a.wrong - b.wrong ||
        b.project.count - a.project.count ||
        (a.project.society < b.project.society ? -1 : 1),
    )
    .slice(0, limit)
    .map(({ project }) => project);
}
