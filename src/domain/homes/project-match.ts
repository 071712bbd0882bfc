import { editsToBeginnings } from './edits.ts';
import { normaliseName } from './locality-match.ts';

/** Letters that may be wrong in a word of so many. */
const editsAllowed = (letters: number): number => (letters >= 8 ? 2 : letters >= 4 ? 1 : 0);

/** Letters that are wrong in a word taken for the beginning of another; more than `most` is `most + 1`. */
function editsToBegin(typed: string, word: string, most: number): number {
  // Further along the word than this no beginning can be near enough.
  const near = word.slice(0, typed.length + most);
  return Math.min(...editsToBeginnings(typed, near, most), most + 1);
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
