import { isObject, type Json } from './json.ts';
import { WORDS } from './words/index.ts';

const inWords = (name: string) =>
  name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();

/** `listingId` says by itself what it is. */
function byEnding(name: string): string | undefined {
  const [, thing] = /^(\w+)Id$/.exec(name) ?? [];
  return thing && `Id of the ${inWords(thing)}`;
}

/** What a field means: within its parent, by its name, by the end of its name. */
const meaningOf = (name: string, parents: readonly string[]): string | undefined =>
  parents
    .map((parent) => WORDS[`${parent}.${name}`])
    .concat(Object.hasOwn(WORDS, name) ? WORDS[name] : byEnding(name))
    .find((words) => words !== undefined);

/** What the schema itself says, as a shared one does of its unit; of "this or nothing", this. */
function takeOwn(schema: Json): string | undefined {
  const forms = Array.isArray(schema.anyOf) ? schema.anyOf.filter(isObject) : [];
  for (const said of [schema, ...forms]) {
    const { description } = said;
    if (typeof description !== 'string') continue;
    delete said.description;
    return description;
  }
  return undefined;
}

/** How what a shared schema says of its unit begins; it comes after the meaning. */
const UNIT = 'in ';

/** A meaning that names the unit already is not told it again. */
const withUnit = (meaning: string, unit: string) =>
  meaning.includes('in rupees') ? meaning : `${meaning}, ${unit}`;

function describeField(name: string, schema: Json, parents: readonly string[]): void {
  const own = takeOwn(schema);
  const meaning = meaningOf(name, parents);
  const description = meaning && own?.startsWith(UNIT) ? withUnit(meaning, own) : (own ?? meaning);
  if (description) schema.description = description;
}

function describeParameter(parameter: Json, parents: readonly string[]): void {
  const { name, schema, description } = parameter;
  if (typeof name !== 'string' || !isObject(schema) || description !== undefined) return;
  describeField(name, schema, parents);
  // Where people look for it; the schema need not say it again.
  if (schema.description) parameter.description = schema.description;
  delete schema.description;
}

/** Whether what stands under a name is shown and not said. */
const isExample = (name: string) => name === 'example' || name === 'examples';

/**
 * Says of every field and parameter within a part of the document what it means.
 * @param parents the fields around it, the nearest first, and the operation or shape last.
 */
export function describeFields(part: unknown, parents: readonly string[] = []): void {
  if (Array.isArray(part)) for (const item of part) describeFields(item, parents);
  if (!isObject(part)) return;
  const around = typeof part.operationId === 'string' ? [part.operationId] : parents;
  for (const [key, value] of Object.entries(part)) {
    if (isExample(key)) continue;
    if (key === 'properties' && isObject(value)) {
      for (const [name, schema] of Object.entries(value)) {
        if (!isObject(schema)) continue;
        describeField(name, schema, around);
        describeFields(schema, [name, ...around]);
      }
    } else if (key === 'parameters' && Array.isArray(value)) {
      for (const parameter of value.filter(isObject)) {
        describeParameter(parameter, around);
        describeFields(parameter, around);
      }
    } else describeFields(value, around);
  }
}
