/** What a message says around its values, and their names: `Refund of ` id ` sent`. */
export interface Pattern {
  around: readonly string[];
  names: readonly string[];
  /** Of what it says itself. */
  length: number;
}

const MARK = '\u0000';
const LETTERS = /\p{L}{2,}/u;

/** Of a message with values; undefined where it says nothing of its own by which to know it. */
export function patternOf(message: (values: never) => string): Pattern | undefined {
  const marks = new Proxy({}, { get: (_, name) => `${MARK}${String(name)}${MARK}` });
  const parts = message(marks as never).split(MARK);
  const around = parts.filter((_, at) => at % 2 === 0);
  const names = parts.filter((_, at) => at % 2 === 1);
  if (names.length === 0 || !around.some((text) => LETTERS.test(text))) return undefined;
  return { around, names, length: around.join('').length };
}

/**
 * The values with which a message says a text; undefined where it does not. Each value ends where the
 * next words of the message stand first, so that the time it takes grows with the text only.
 */
export function valuesIn(
  text: string,
  { around, names }: Pattern,
): Record<string, string> | undefined {
  const [before = '', ...rest] = around;
  if (!text.startsWith(before)) return undefined;
  const values: Record<string, string> = {};
  let from = before.length;
  for (const [at, name] of names.entries()) {
    const next = rest[at] ?? '';
    const isLast = at === names.length - 1;
    const end = isLast ? text.length - next.length : text.indexOf(next, from);
    if (end <= from || (isLast && !text.endsWith(next))) return undefined;
    values[name] = text.slice(from, end);
    from = end + next.length;
  }
  return values;
}
