import { grownNumbers, grownWords } from './bits.ts';

const FIRST_ROOM = 2;
/** What an object and two arrays take beside their numbers. */
const OBJECT_BYTES = 200;

/** The slots of one cell of the earth. */
export class Cell {
  readonly x: number;
  readonly y: number;
  size = 0;
  slots: Uint32Array = new Uint32Array(FIRST_ROOM);
  /** Latitude and longitude of each: beside one another, as they are read, not far off in columns. */
  places: Float64Array = new Float64Array(FIRST_ROOM * 2);

  constructor(x: number, y: number) {
    this.x = x;
    this.y = y;
  }

  get bytes(): number {
    return this.slots.byteLength + this.places.byteLength + OBJECT_BYTES;
  }

  add(slot: number, lat: number, lng: number): void {
    if (this.size === this.slots.length) {
      const room = Math.ceil(this.size * 1.5);
      this.slots = grownWords(this.slots, room);
      this.places = grownNumbers(this.places, room * 2);
    }
    this.places[this.size * 2] = lat;
    this.places[this.size * 2 + 1] = lng;
    this.slots[this.size++] = slot;
  }

  delete(slot: number): void {
    const at = this.slots.indexOf(slot);
    if (at < 0 || at >= this.size) return;
    this.size--;
    this.slots[at] = this.slots[this.size] ?? 0;
    this.places.copyWithin(at * 2, this.size * 2, this.size * 2 + 2);
  }
}
