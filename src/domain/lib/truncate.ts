const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The first `most` characters as people count them, with an ellipsis after them when something was cut:
 * never inside a letter with its matra, nor inside an emoji.
 */
export function truncate(text: string, most: number): string {
  if (text.length <= most) return text;
  const characters = Array.from(graphemes.segment(text), ({ segment }) => segment);
  return characters.length <= most ? text : `${characters.slice(0, most).join('')}…`;
}

/** A city's name is shown with at most 20 characters, and an ellipsis when longer. */
export function displayCity(city: string): string {
  return truncate(city, 20);
}
