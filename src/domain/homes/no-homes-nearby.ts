/** What the list of nearby homes says where it is empty. */
export const NO_HOMES_NEARBY = 'For this location properties not available';
