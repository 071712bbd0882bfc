const LONGEST = 1_000;

/**
 * A statement without its values, on one line: they are parameters mostly, and what stands in the
 * text all the same is taken out.
 */
export function shapeOf(statement: string): string {
  const shape = statement
    .slice(0, 20 * LONGEST)
    .replace(/--[^\n]*/g, ' ')
    .replace(/'[^']*'/g, '?')
    .replace(/(?<![\w$"])\d+(?:\.\d+)?/g, '?')
    .replace(/\s+/g, ' ')
    .replace(/\?(?: ?, ?\?)+/g, '?, …')
    .trim();
  return shape.length > LONGEST ? `${shape.slice(0, LONGEST)}…` : shape;
}
