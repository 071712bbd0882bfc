/** Over how many days interest in a listing is shown, unless another time is asked for. */
export const LISTING_INTEREST_DAYS = 30;
