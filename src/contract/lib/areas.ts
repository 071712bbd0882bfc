/** The areas of the API as an integrator meets them, in this order. */
export const AREAS = {
  homes: 'Homes',
  deals: 'Deals',
  talk: 'Messages and meetings',
  money: 'Money',
  professionals: 'Professionals',
  market: 'Market',
  ads: 'Advertising',
  people: 'People and accounts',
} as const;

export type Area = keyof typeof AREAS;
