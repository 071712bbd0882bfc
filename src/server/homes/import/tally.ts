/** What is said of a field, by the file’s reader or by posting’s. */
export interface Said {
  field: string;
  reason: string;
  value: string;
}

const MAX_EXAMPLES = 3;

export interface Reason {
  field: string;
  reason: string;
  count: number;
  /** The first few different values that met it. */
  examples: string[];
}

/** Counts problems by field and reason. */
export class Tally {
  private readonly byKey = new Map<string, Reason>();

  add({ field, reason, value }: Said): void {
    const key = `${field}\n${reason}`;
    const entry = this.byKey.get(key) ?? { field, reason, count: 0, examples: [] };
    entry.count++;
    const example = value.slice(0, 60);
    if (example && entry.examples.length < MAX_EXAMPLES && !entry.examples.includes(example)) {
      entry.examples.push(example);
    }
    this.byKey.set(key, entry);
  }

  /** The commonest first. */
  list(): Reason[] {
    return [...this.byKey.values()].sort((a, b) => b.count - a.count);
  }
}
