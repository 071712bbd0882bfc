const ACCENTED: Readonly<Record<string, string>> = {
  a: 'å',
  e: 'é',
  i: 'ï',
  o: 'ø',
  u: 'ü',
  A: 'Å',
  E: 'É',
  I: 'Ï',
  O: 'Ø',
  U: 'Ü',
};

/** A third longer, as translations are, and in brackets, which show what was put together of pieces. */
function disguised(text: string): string {
  const accented = text.replace(/[aeiouAEIOU](?![^<]*>)/g, (letter) => ACCENTED[letter] ?? letter);
  return `[${accented}${'·'.repeat(Math.ceil(text.length / 3))}]`;
}

/** A message in no language: whatever still reads like English on a page is in no catalogue. */
export function pseudo(message: unknown): unknown {
  if (typeof message === 'string') return disguised(message);
  if (typeof message === 'function') {
    return (...values: unknown[]) => disguised(String(message(...values)));
  }
  return Object.fromEntries(
    Object.entries(message ?? {}).map(([name, one]) => [name, pseudo(one)]),
  );
}
