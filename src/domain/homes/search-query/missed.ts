import type { Role } from './meaning.ts';
import type { Finding, Sentence } from './sentence.ts';

/** A word that asks for nothing, or turned something that was understood. */
function isSilent(sentence: Sentence, i: number): boolean {
  return (
    sentence.foundAt(i)?.meaning.role !== undefined ||
    (sentence.isFree(i) && !/[\p{L}\d]/u.test(sentence.tokens[i]?.word ?? ''))
  );
}

const isMissed = (sentence: Sentence, i: number) => sentence.isFree(i) && !isSilent(sentence, i);

/** A "near" that nothing understood was said of, over words that ask for nothing. */
function looseRole(
  sentence: Sentence,
  from: number,
  step: 1 | -1,
  role: Role,
): Finding | undefined {
  let i = from + step;
  while (sentence.foundAt(i)?.meaning.role === 'filler') i += step;
  const found = sentence.foundAt(i);
  return found?.meaning.role === role && !found.near ? found : undefined;
}

/**
 * What was not understood, as it was typed: words that stand together in one run, with what stands
 * between them; "near" before them belongs to them.
 */
export function missedOf(sentence: Sentence): string {
  const { tokens, typed } = sentence;
  const runs: string[] = [];
  for (let i = 0; i < tokens.length; i++) {
    if (!isMissed(sentence, i)) continue;
    let from = i;
    let last = i;
    for (let j = i; j < tokens.length && !sentence.isBreak(j); j++) {
      if (isMissed(sentence, j)) last = j;
      else if (!isSilent(sentence, j)) break;
    }
    from = looseRole(sentence, from, -1, 'near')?.from ?? from;
    last = (looseRole(sentence, last, 1, 'nearBefore')?.to ?? last + 1) - 1;
    const start = tokens[from]?.start ?? 0;
    runs.push(typed.slice(start, tokens[last]?.end));
    i = last;
  }
  return runs.join(', ');
}
