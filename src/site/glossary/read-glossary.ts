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

/** The rows of the glossary’s table (`content/glossary.md`). */
export function readGlossary(markdown: string): Term[] {
  const [, , ...rows] = markdown.split('\n').filter((line) => line.startsWith('|'));
  return rows.map((row) => {
    const [en = '', mr = '', hi = '', means = '', usedBy = '', not = ''] = cellsOf(row);
    const others = not.split(',').map((word) => word.trim());
    return { en, mr, hi, means, usedBy, not: others.filter(Boolean) };
  });
}
