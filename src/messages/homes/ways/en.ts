export default {
  metres: ({ metres }: { metres: number }) => `${metres} m`,
  kilometres: ({ km }: { km: number | string }) => `${km} km`,
  withinOneKm: 'within 1 km',
  aboutKm: ({ km }: { km: number }) => `about ${km} km`,
  aboutMinutes: ({ minutes }: { minutes: number }) => `about ${minutes} min`,
  farthest: 'To my places',
  any: 'However far',
  within: ({ minutes }: { minutes: number }) => `Within ${minutes} min by road`,
};
