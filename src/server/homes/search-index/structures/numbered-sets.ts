import { SlotSet } from './slot-set.ts';

const NONE = new SlotSet();

/** Slots by a number each has at most one of. */
export class NumberedSets {
  private readonly sets: SlotSet[] = [];

  get bytes(): number {
    return this.sets.reduce((sum, set) => sum + set.bytes + 120, 0);
  }

  add(number: number, slot: number): void {
    while (this.sets.length <= number) this.sets.push(new SlotSet());
    this.sets[number]?.add(slot);
  }

  delete(number: number, slot: number): void {
    this.sets[number]?.delete(slot);
  }

  of(number: number): SlotSet {
    return this.sets[number] ?? NONE;
  }
}
