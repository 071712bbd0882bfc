/** A part of the document, or the whole. */
export type Json = { [name: string]: unknown };

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const objectAt = (value: Json | undefined, name: string): Json | undefined => {
  const found = value?.[name];
  return isObject(found) ? found : undefined;
};
