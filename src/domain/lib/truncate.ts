/** The first `most` characters, with an ellipsis after them when something was cut. */
export function truncate(text: string, most: number): string {
  const characters = [...text];
  return characters.length <= most ? text : `${characters.slice(0, most).join('')}…`;
}

/** A city's name is shown with at most 20 characters, and an ellipsis when longer. */
export function displayCity(city: string): string {
  return truncate(city, 20);
}
