import { setImmediate as turn } from 'node:timers/promises';
import { nameWords } from '#domain/homes/project-match.ts';
import { Attributes } from './attributes.ts';
import { Columns } from './columns.ts';
import { Groups } from './groups.ts';
import type { IndexedHome } from './indexed-home.ts';
import { Orders } from './orders.ts';
import { PointShelf } from './point-shelf.ts';
import { slotsIn, wordsFor } from './structures/bits.ts';
import { Grid } from './structures/grid.ts';
import { Names } from './structures/names.ts';
import { NumberedSets } from './structures/numbered-sets.ts';
import { Scratch } from './structures/scratch.ts';
import { SlotSet } from './structures/slot-set.ts';
import { Slots } from './structures/slots.ts';
import { WordLists } from './structures/word-lists.ts';
import { Turns } from './turns.ts';

const GROWTH = 1.5;
/** Orders and ladders are made anew where so many times as many homes have come by themselves. */
const REBUILT = 4;

/** All that is kept of live listings, and how one comes in and goes out. */
export class Store {
  readonly columns = new Columns();
  readonly slots = new Slots();
  readonly live = new SlotSet();
  readonly attributes = new Attributes();
  readonly groups = new Groups();
  readonly words = new WordLists();
  readonly societies = new Names();
  /** Homes of each society by its number, those without one not among them. */
  readonly bySociety = new NumberedSets();
  readonly addresses = new Names();
  readonly scratch = new Scratch();
  readonly turns = new Turns(
    (slot) => this.columns.wholes.id[slot] ?? 0,
    (slot) => this.columns.doubles.featured[slot] ?? 0,
  );
  readonly points = new PointShelf(this.columns);
  readonly grid = new Grid(
    (slot) => this.columns.doubles.lat[slot] ?? 0,
    (slot) => this.columns.doubles.lng[slot] ?? 0,
  );
  readonly orders = new Orders(
    this.columns,
    (slot) => this.groups.list[this.columns.marks.group[slot] ?? 0]?.listedIn === 'rent',
  );
  private readonly wordsOfSocieties: (readonly string[])[] = [];
  private builtWith = 256;

  constructor() {
    this.fit();
  }

  get bytes(): number {
    const { columns, slots, live, attributes, words, societies, addresses, scratch } = this;
    const held = [columns, slots, live, attributes, words, societies, addresses, scratch];
    const all = [...held, this.bySociety, this.grid, this.orders, this.turns, this.points];
    return all.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  async load(batches: AsyncIterable<readonly IndexedHome[]>): Promise<void> {
    for await (const batch of batches) {
      for (const home of batch) {
        if (this.slots.of(home.id) >= 0) this.remove(home.id);
        this.enter(home);
      }
      // What comes from the database meanwhile is taken in, so that it can go on.
      await turn();
    }
    for (const step of this.orders.building(this.all(), this.columns.capacity)) {
      step();
      // Who asks meanwhile is answered between the steps.
      await turn();
    }
    this.builtWith = Math.max(this.builtWith, this.slots.count);
  }

  /** The words of a society's name as names are compared. */
  societyWords(number: number): readonly string[] {
    const known = this.wordsOfSocieties[number];
    if (known) return known;
    const words = nameWords(this.societies.textOf(number));
    this.wordsOfSocieties[number] = words;
    return words;
  }

  put(home: IndexedHome): void {
    this.remove(home.id);
    const slot = this.enter(home);
    if (this.slots.count < this.builtWith * REBUILT) {
      this.orders.add(slot);
      return;
    }
    this.builtWith = this.slots.count;
    for (const step of this.orders.building(this.all(), this.columns.capacity)) step();
  }

  remove(id: number): void {
    const slot = this.slots.of(id);
    if (slot < 0) return;
    // Orders, places and turns find a slot by what its columns still say.
    this.orders.delete(slot);
    this.grid.delete(slot);
    if (!Number.isNaN(this.columns.doubles.featured[slot])) this.turns.delete(slot);
    this.attributes.delete(slot);
    this.bySociety.delete(this.columns.marks.society[slot] ?? 0, slot);
    this.words.delete(slot);
    this.live.delete(slot);
    this.points.drop(slot);
    this.groups.count(this.columns.marks.group[slot] ?? 0, -1);
    this.slots.take(id);
  }

  /** Everything but the orders. */
  private enter(home: IndexedHome): number {
    const slot = this.slots.give(home.id);
    if (slot >= this.columns.capacity) {
      this.columns.growTo(Math.ceil((this.columns.capacity * GROWTH) / 32) * 32);
      this.fit();
    }
    const { columns } = this;
    columns.write(slot, home);
    const group = this.groups.numberOf(home);
    columns.marks.group[slot] = group;
    this.groups.count(group, 1);
    columns.marks.society[slot] = this.societies.numberOf(home.society);
    columns.marks.address[slot] = this.addresses.numberOf(home.address);
    if (home.society !== null) this.bySociety.add(columns.marks.society[slot] ?? 0, slot);
    this.live.add(slot);
    this.attributes.add(slot, home);
    this.words.add(slot, home.words);
    this.grid.add(slot);
    if (home.featuredUntil !== null) this.turns.add(slot);
    return slot;
  }

  private fit(): void {
    const { capacity } = this.columns;
    this.words.growTo(capacity);
    this.orders.growTo(capacity);
    this.scratch.resize(wordsFor(capacity));
  }

  private all(): Uint32Array {
    return this.scratch.borrow((words) => {
      this.live.fill(words);
      return slotsIn(words, this.slots.count);
    });
  }
}
