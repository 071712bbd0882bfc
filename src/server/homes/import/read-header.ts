import { columnsOf, type Mapping } from './mapping.ts';

/** Where each column stands. Throws when the mapping names one that the file does not have. */
export function readHeader(header: string[], mapping: Mapping): Map<string, number> {
  const columns = new Map(header.map((name, i) => [name.trim(), i]));
  const missing = [...columnsOf(mapping)].filter((name) => !columns.has(name));
  if (missing.length > 0) {
    throw new Error(
      `The file has no column ${missing.join(', ')}, which the mapping reads. Its columns: ${[...columns.keys()].join(', ')}`,
    );
  }
  return columns;
}

export function unusedColumns(columns: ReadonlyMap<string, number>, mapping: Mapping): string[] {
  const used = columnsOf(mapping);
  return [...columns.keys()].filter((name) => !used.has(name));
}
