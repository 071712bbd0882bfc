/** A word of the trade in each language. */
export interface Term {
  en: string;
  mr: string;
  hi: string;
  means: string;
  usedBy: string;
  /** Renderings that are not used here. */
  not: readonly string[];
}

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

function rowsOf(markdown: string): string[][] {
  const [, , ...rows] = markdown.split('\n').filter((line) => line.startsWith('|'));
  return rows.map(cellsOf);
}

/** What a word means and who uses it, said in a language (`content/glossary.mr.md`), by its English. */
export function readMeanings(markdown: string): Map<string, Pick<Term, 'means' | 'usedBy'>> {
  return new Map(
    rowsOf(markdown).map(([en = '', means = '', usedBy = '']) => [en, { means, usedBy }]),
  );
}

/** The rows of the glossary’s table (`content/glossary.md`). */
export function readGlossary(markdown: string): Term[] {
  return rowsOf(markdown).map(([en = '', mr = '', hi = '', means = '', usedBy = '', not = '']) => {
    const others = not.split(',').map((word) => word.trim());
    return { en, mr, hi, means, usedBy, not: others.filter(Boolean) };
  });
}
