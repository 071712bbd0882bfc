/** Degrees; its edges belong to it. */
export interface Box {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** A part of the map. */
export interface Shape {
  /** Around all of it. */
  box: Box;
  /** Whether all of a cell lies in it, or nothing; undefined where that is not so. */
  holdsCell(cell: Box): boolean | undefined;
  holds(lng: number, lat: number): boolean;
}
