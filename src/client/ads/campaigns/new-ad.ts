/** Where an ad is begun. */
export const NEW_AD = '/Campaigns?new=1';
