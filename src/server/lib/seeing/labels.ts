/** What a label may say: words known beforehand, or how many different ones as they come. */
export type LabelWords = readonly string[] | number;
export type Labels = Readonly<Record<string, LabelWords>>;
export type Said<L extends Labels> = {
  readonly [Name in keyof L]: L[Name] extends readonly (infer Word)[] ? Word : string;
};

/** Whatever has no place among the words of its label. */
const OTHER = 'other';
/** Of one metric so many different sayings are kept apart, whatever its labels would allow. */
const MAX_SAYINGS = 2_000;

const sizeOf = (words: LabelWords) => (typeof words === 'number' ? words : words.length) + 1;

/** Lets through what the label may say; memory, here and where it is collected, stays bounded. */
function keeperOf(words: LabelWords): (word: string) => string {
  const known = new Set(typeof words === 'number' ? [] : words);
  const most = typeof words === 'number' ? words : known.size;
  return (word) => {
    if (known.has(word)) return word;
    if (known.size >= most) return OTHER;
    known.add(word);
    return word;
  };
}

/** What a saying becomes of which every label says only what it may. */
export function keep<L extends Labels>(labels: L) {
  const keepers = Object.entries(labels).map(([name, words]) => [name, keeperOf(words)] as const);
  const rest = Object.fromEntries(keepers.map(([name]) => [name, OTHER]));
  const sayings = new Set<string>();
  return (said: Said<L>): Record<string, string> => {
    const kept = Object.fromEntries(
      keepers.map(([name, word]) => [name, word(String(said[name]))]),
    );
    const saying = Object.values(kept).join('\n');
    if (!sayings.has(saying) && sayings.size >= MAX_SAYINGS) return rest;
    sayings.add(saying);
    return kept;
  };
}

/**
 * What is counted for each saying, found by a single look-up: a page from memory takes 20 µs, and a
 * counter of the library would take several of them.
 */
export function cellsOf<const L extends Labels, Cell>(labels: L, empty: () => Cell) {
  const names: readonly (keyof L)[] = Object.keys(labels);
  const kept = keep(labels);
  const cells = new Map<string, { labels: Record<string, string>; cell: Cell }>();
  /** By the words as they were said, so that most need not be kept anew. */
  const known = new Map<string, Cell>();
  function find(said: Said<L>): Cell {
    let words = '';
    for (const name of names) words += `${said[name]}\n`;
    const found = known.get(words);
    if (found !== undefined) return found;
    const own = kept(said);
    const saying = Object.values(own).join('\n');
    const { cell } = cells.get(saying) ?? { cell: empty() };
    cells.set(saying, { labels: own, cell });
    if (known.size < MAX_SAYINGS) known.set(words, cell);
    return cell;
  }
  return { find, all: () => [...cells.values()] };
}

/** How many series there can be at the most, whatever is said; `each` of them with so many lines. */
export function most(labels: Labels, each = 1): number {
  const sayings = Object.values(labels).reduce<number>((all, words) => all * sizeOf(words), 1);
  return Math.min(sayings, MAX_SAYINGS + 1) * each;
}
