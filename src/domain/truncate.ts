/** At most `most` characters, the last of which is an ellipsis when something was cut. */
export function truncate(text: string, most: number): string {
  const characters = [...text];
  return characters.length <= most ? text : `${characters.slice(0, most).join('')}…`;
}

/** A city's name is shown with at most 20 characters. */
export function displayCity(city: string): string {
  return truncate(city, 20);
}
