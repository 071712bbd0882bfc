/**
 * Letters to add, drop, change or swap to make a word of each beginning of another, the empty one
 * first; nothing where more than `most` are needed for all of them.
 */
export function editsToBeginnings(
  typed: string,
  word: string,
  most = Number.POSITIVE_INFINITY,
): number[] {
  let previous = Array.from({ length: word.length + 1 }, (_, j) => j);
  let before = previous;
  for (let i = 1; i <= typed.length; i++) {
    const current = [i];
    let least = i;
    for (let j = 1; j <= word.length; j++) {
      const change = typed[i - 1] === word[j - 1] ? 0 : 1;
      let best = Math.min(
        (previous[j] ?? 0) + 1,
        (current[j - 1] ?? 0) + 1,
        (previous[j - 1] ?? 0) + change,
      );
      const isSwapped = typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1];
      if (isSwapped) best = Math.min(best, (before[j - 2] ?? 0) + 1);
      current[j] = best;
      least = Math.min(least, best);
    }
    if (least > most) return [];
    before = previous;
    previous = current;
  }
  return previous;
}
