/** Cards came or went: hearts and compare buttons show anew what is kept. */
export const CARDS_CHANGED = 'cards-changed';
