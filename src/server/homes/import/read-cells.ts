import { wordKey } from '#domain/lib/word-key.ts';
import { type FieldName, type FieldValues, READERS, type RequiredField } from './fields.ts';
import type { Mapping, Source } from './mapping.ts';
import { factorOf, type Unit } from './units.ts';

/** A value that could not be used as it stands. */
export interface Problem {
  field: FieldName | 'row';
  reason: string;
  value: string;
}

/** Ends the reading of a row that is no listing. */
export class RowRejected extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(`${problem.field}: ${problem.reason}`);
    this.problem = problem;
  }
}

type ValueMap = ReadonlyMap<string, string | number | null>;
type Column = Extract<Source, { column: string }>;

const maps = new WeakMap<object, ValueMap>();

/** A mapping's word list by the spelling-blind key; made once for each list. */
function mapOf(values: NonNullable<Column['values']>): ValueMap {
  const known = maps.get(values);
  if (known) return known;
  const made = new Map(
    Object.entries(values).map(([word, value]) => [word === '*' ? '*' : wordKey(word), value]),
  );
  maps.set(values, made);
  return made;
}

/** The word a list gives for `text`: itself where the list does not speak of it. */
function translate(values: Column['values'], text: string): string | null {
  if (!values) return text;
  const map = mapOf(values);
  const key = wordKey(text);
  const found = map.has(key) ? map.get(key) : map.get('*');
  return found === undefined ? text : found === null ? null : String(found);
}

/** One record of the file seen through a mapping. */
export class Cells {
  readonly warnings: Problem[] = [];
  private readonly mapping: Mapping;
  private readonly columns: ReadonlyMap<string, number>;
  private readonly record: readonly string[];

  constructor(mapping: Mapping, columns: ReadonlyMap<string, number>, record: readonly string[]) {
    this.mapping = mapping;
    this.columns = columns;
    this.record = record;
  }

  /** The field's value, or null with a warning when there is text that cannot be read as one. */
  optional<K extends FieldName>(field: K, areaSqft: number | null = null): FieldValues[K] | null {
    const outcome = this.find(field, areaSqft);
    if (outcome && 'problem' in outcome) this.warnings.push(outcome.problem);
    return outcome && 'value' in outcome ? outcome.value : null;
  }

  required<K extends RequiredField>(field: K): FieldValues[K] {
    const outcome = this.find(field, null);
    if (outcome && 'value' in outcome) return outcome.value;
    throw new RowRejected(outcome?.problem ?? { field, reason: 'is empty', value: '' });
  }

  private cell(column: string): string {
    return (this.record[this.columns.get(column) ?? -1] ?? '').trim();
  }

  /** The first of the field's sources that has something to say decides. */
  private find<K extends FieldName>(
    field: K,
    areaSqft: number | null,
  ): { value: FieldValues[K] } | { problem: Problem } | undefined {
    const reader = READERS[field];
    for (const source of this.mapping.fields[field] ?? []) {
      const raw = 'value' in source ? String(source.value) : this.cell(source.column);
      if (raw === '') continue;
      const text = 'value' in source ? raw : translate(source.values, raw);
      const unit = 'value' in source ? undefined : this.unitOf(source);
      if (text === null || unit === null) continue;
      const factor = unit === undefined ? 1 : factorOf(unit, areaSqft);
      const value = factor === undefined ? undefined : reader.read(text, factor);
      if (value !== undefined) return { value };
      return { problem: { field, reason: `expected ${reader.expected}`, value: raw } };
    }
    return undefined;
  }

  private unitOf({ unit }: Column): Unit | null | undefined {
    if (typeof unit !== 'object') return unit;
    const word = wordKey(this.cell(unit.column));
    const named = Object.entries(unit.values).find(([name]) => wordKey(name) === word);
    return named ? named[1] : null;
  }
}
