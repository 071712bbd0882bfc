import fieldsWords from '#messages/lib/fields/index.ts';

/** Which of the known names somebody may have meant: as near as a typing error or an ending. */
function nearest(name: string, known: readonly string[]): string | undefined {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  const wanted = plain(name);
  const distances = known.map((one) => [one, distance(wanted, plain(one))] as const);
  const [best] = distances.sort(([, a], [, b]) => a - b);
  const most = Math.max(1, Math.floor(wanted.length / 3));
  return best && best[1] <= most ? best[0] : undefined;
}

/** Letters to change, add or leave out (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      const swap = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(swap, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** Shorter than what lets somebody in. */
const LONGEST_WORD = 20;

/** Whether a text is some field's name: a password, a number or a token that slipped in is not said back. */
export const isFieldName = (text: string): boolean =>
  text.length <= LONGEST_WORD && /^[A-Za-z_-]+$/.test(text);

/** Of a field that nobody knows: which one, and which may have been meant. */
export function unknownField(name: string, known: readonly string[]): string {
  const none = isFieldName(name) ? fieldsWords.noField({ name }) : fieldsWords.noKnownField;
  const near = isFieldName(name) && nearest(name, known);
  if (near) return fieldsWords.didYouMean({ none, near });
  if (known.length === 0) return fieldsWords.nothingRead({ none });
  return fieldsWords.knownHere({ none, join: known.slice(0, 60).join(', ') });
}
