const SLOT = '\u0000';

/**
 * What a message says before and after one of its values, where that is shown in a way of its own:
 * bold, or as a link. Each language puts it where it belongs.
 */
export function around(message: (value: string) => string): [before: string, after: string] {
  const [before = '', after = ''] = message(SLOT).split(SLOT);
  return [before, after];
}
