export {
  /** Whether a buyer has shown who they are, of a row `people buyer`. */
  identifiedColumn,
  /** What `showPlace` reads. */
  type PlaceRow,
  /** The columns `showPlace` reads. */
  placeColumns,
  /** Where a home is to the door, for who may know it by their claim. */
  showPlace,
} from './show-place.ts';
