import words from '#messages/homes/stations/index.ts';

/** A metro station in the language of whoever is spoken to; as it came where it is none of ours. */
export function stationName(name: string): string {
  const names: Readonly<Record<string, string>> = words.name;
  return names[name] ?? name;
}
