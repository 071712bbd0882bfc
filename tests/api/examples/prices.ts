import type { Example, World } from '#tests/api/world.ts';
import { currentPrice } from '#tests/builders/index.ts';

const starter = ({ context }: World) => currentPrice(context.db, 'user-starter');

/** A thing that everybody who pays may buy. */
const analysis = ({ context }: World) => currentPrice(context.db, 'property-analysis-30');

export const priceExamples: Record<string, Example> = {
  listPackages: () => ({ path: '/api/subscriptions/agent' }),
  listPrices: () => ({ path: '/api/prices/promoteProperty' }),
  getPackage: async (world) => ({
    path: `/api/subscriptions/subscriptiondetails/${(await starter(world)).id}`,
  }),
  getBilling: () => ({ path: '/api/billing/profile' }),
  saveBilling: () => ({
    path: '/api/billing/profile',
    body: {
      name: 'Asha Test',
      address: '12 Baner Road, Pune',
      pincode: '411045',
      state: '27',
      gstin: null,
    },
  }),
  quotePrice: async (world) => ({
    path: '/api/subscriptions/quote',
    body: { purpose: 'propertyAnalysis', priceItemId: (await analysis(world)).id },
  }),
};
