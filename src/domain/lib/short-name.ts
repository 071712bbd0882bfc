/** "Sameer K.": how people are named to each other before they share their contacts. */
export function shortName(firstName: string, lastName: string): string {
  const [initial] = lastName.trim();
  return initial ? `${firstName} ${initial.toUpperCase()}.` : firstName;
}
