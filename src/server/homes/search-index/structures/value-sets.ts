import { anyOf, type Clause } from './clause.ts';
import type { Scratch } from './scratch.ts';
import { SlotSet } from './slot-set.ts';

/** For each value of a field the slots that have it. */
export class ValueSets<Value extends string | number> {
  private readonly sets = new Map<Value, SlotSet>();

  get bytes(): number {
    let bytes = 0;
    for (const set of this.sets.values()) bytes += set.bytes + 120;
    return bytes;
  }

  add(slot: number, value: Value | null): void {
    if (value === null) return;
    const set = this.sets.get(value);
    if (set) {
      set.add(slot);
      return;
    }
    const first = new SlotSet();
    first.add(slot);
    this.sets.set(value, first);
  }

  addAll(slot: number, values: readonly Value[]): void {
    for (const value of values) this.add(slot, value);
  }

  delete(slot: number): void {
    for (const set of this.sets.values()) set.delete(slot);
  }

  of(value: Value): SlotSet {
    return this.sets.get(value) ?? new SlotSet();
  }

  /** What has any of these values. */
  anyOf(values: readonly Value[], scratch: Scratch): Clause {
    return anyOf(
      values.map((value) => this.of(value)),
      scratch,
    );
  }

  values(): IterableIterator<Value> {
    return this.sets.keys();
  }
}
