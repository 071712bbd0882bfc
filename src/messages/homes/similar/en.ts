export default {
  alsoIn: ({ locality }: { locality: string }) => `Also in ${locality}`,
  away: ({ locality, km }: { locality: string; km: string }) => `In ${locality}, ${km} km away`,
  samePrice: 'same price',
  cheaper: ({ percent }: { percent: number }) => `${percent}% cheaper`,
  dearer: ({ percent }: { percent: number }) => `${percent}% dearer`,
  asManyBedrooms: 'as many bedrooms',
};
