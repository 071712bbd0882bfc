import type { Operation, Operations, Shape } from './shape.ts';

/**
 * What of an earlier document a later one no longer keeps, in words. Further calls, fields of
 * answers, fields that may be sent and values are no breaks; the promise is in docs/api.md.
 */

const beyond = <T>(some: readonly T[], others: readonly T[]): T[] => {
  const known = new Set(others.map((one) => JSON.stringify(one)));
  return some.filter((one) => !known.has(JSON.stringify(one)));
};

/** A whole number is a number. */
const widened = (types: readonly string[]) =>
  types.includes('number') ? [...types, 'integer'] : types;

const saysNothing = ({ types, options }: Shape) => types.length === 0 && !options;

type Way = 'sent' | 'answered';

/** Every option there was must still be there, as itself or as something that keeps it. */
function optionBreaks(before: Shape, after: Shape, at: string, way: Way): string[] {
  const [were, are] = [before.options ?? [before], after.options ?? [after]];
  return were
    .filter((old) => !are.some((now) => shapeBreaks(old, now, at, way).length === 0))
    .map((old) => `${at}: no longer ${old.types.join(' or ') || 'one of its forms'}`);
}

function typeBreaks(before: Shape, after: Shape, at: string, way: Way): string[] {
  const [given, taken] = way === 'sent' ? [before, after] : [after, before];
  const wrong = beyond(given.types, widened(taken.types));
  if (wrong.length === 0) return [];
  return [`${at}: ${way === 'sent' ? 'no longer takes' : 'may now be'} ${wrong.join(' or ')}`];
}

function valueBreaks(before: Shape, after: Shape, at: string, way: Way): string[] {
  if (!before.values) {
    return way === 'sent' && after.values && !before.types.includes('boolean')
      ? [`${at}: takes only some values now`]
      : [];
  }
  const gone = after.values ? beyond(before.values, after.values) : [];
  return gone.map((value) => `${at}: the value ${JSON.stringify(value)} is gone`);
}

function fieldBreaks(before: Shape, after: Shape, at: string, way: Way): string[] {
  const [were, are] = [before.fields ?? {}, after.fields ?? {}];
  const broken = Object.entries(were).flatMap(([name, shape]) => {
    const now = are[name];
    return now ? shapeBreaks(shape, now, `${at}.${name}`, way) : [`${at}.${name}: is gone`];
  });
  const [strict, loose] = way === 'sent' ? [after, before] : [before, after];
  const changed = beyond(strict.required ?? [], loose.required ?? []).filter(
    (name) => way === 'sent' || Object.hasOwn(are, name),
  );
  const words = way === 'sent' ? 'must be sent now' : 'may be missing now';
  return [...broken, ...changed.map((name) => `${at}.${name}: ${words}`)];
}

export function shapeBreaks(before: Shape, after: Shape, at: string, way: Way): string[] {
  if (saysNothing(before) || (way === 'sent' && saysNothing(after))) return [];
  if (before.options || after.options) return optionBreaks(before, after, at, way);
  return [
    ...typeBreaks(before, after, at, way),
    ...valueBreaks(before, after, at, way),
    ...fieldBreaks(before, after, at, way),
    ...(before.items && after.items ? shapeBreaks(before.items, after.items, `${at}[]`, way) : []),
    ...(before.entries && after.entries
      ? shapeBreaks(before.entries, after.entries, `${at}.*`, way)
      : []),
  ];
}

function parameterBreaks(before: Operation, after: Operation, at: string): string[] {
  const gone = Object.entries(before.parameters).flatMap(([name, { shape, isRequired }]) => {
    const now = after.parameters[name];
    if (!now) return [`${at} ${name}: is gone`];
    const must = now.isRequired && !isRequired ? [`${at} ${name}: must be sent now`] : [];
    return [...must, ...shapeBreaks(shape, now.shape, `${at} ${name}`, 'sent')];
  });
  const further = Object.entries(after.parameters)
    .filter(([name, { isRequired }]) => isRequired && !Object.hasOwn(before.parameters, name))
    .map(([name]) => `${at} ${name}: must be sent now`);
  return [...gone, ...further];
}

function contentBreaks(
  before: Record<string, Shape>,
  after: Record<string, Shape>,
  at: string,
  way: Way,
): string[] {
  return Object.entries(before).flatMap(([type, shape]) => {
    const now = after[type];
    if (now) return shapeBreaks(shape, now, at, way);
    return saysNothing(shape) ? [] : [`${at}: is no ${type} any more`];
  });
}

export function breaksBetween(before: Operations, after: Operations): string[] {
  return Object.entries(before).flatMap(([name, old]) => {
    const now = after[name];
    if (!now) return [`${name}: is gone`];
    return [
      ...(old.isOpen && !now.isOpen ? [`${name}: needs a session now`] : []),
      ...parameterBreaks(old, now, name),
      ...contentBreaks(old.body, now.body, `${name} body`, 'sent'),
      ...contentBreaks(old.answer, now.answer, `${name} answer`, 'answered'),
    ];
  });
}
