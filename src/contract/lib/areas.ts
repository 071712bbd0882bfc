/** The areas of the API as an integrator meets them, with what each is about. */
export const AREAS = {
  homes: 'Finding homes, posting them, and what stands on their pages',
  deals: 'From the first contact to a booking',
  talk: 'Messages and meetings',
  money: 'Prices, payments, invoices, escrow and how deals end',
  professionals: 'Agents, lawyers and evaluators: finding, hiring and paying them, and their desks',
  market: 'Figures of the market, and what is near a place',
  ads: 'Campaigns of advertisers',
  people: 'Accounts, sign-in, identity, notifications and staff’s desk',
} as const;

export type Area = keyof typeof AREAS;
