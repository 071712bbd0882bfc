/** Cards came or went: hearts and compare buttons show anew what is kept. */
export const CARDS_CHANGED = 'cards-changed';

/** What this device keeps, hearts or the comparison, is another now. */
export const KEPT_CHANGED = 'kept-changed';

/** The server has taken a new list of favourites. */
export const FAVOURITES_SAVED = 'favourites-saved';
