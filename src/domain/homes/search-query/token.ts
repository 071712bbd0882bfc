/** A word as it was typed, and as it is looked up. */
export interface Token {
  /** Lower case, Latin digits, no dots; a sign such as "/" or "," is a word of its own. */
  word: string;
  /** The word, then what is left of it without an ending that Marathi puts to a noun. */
  forms: readonly string[];
  /** The ending means near: "मेट्रोजवळ", "shalejaval". */
  endsNear: boolean;
  start: number;
  end: number;
}
