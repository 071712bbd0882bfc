import { type PageRow, page } from '#client/lib/page.ts';
import type { AppPath } from '#domain/routes.ts';

export const ADS_PAGES = {
  '/Campaigns': page(async () => (await import('./campaigns/Campaigns.tsx')).Campaigns, {
    ownFrame: true,
  }),
  '/Admin/Ads': page(async () => (await import('./campaigns/AdQueue.tsx')).AdQueue),
} satisfies Partial<Record<AppPath, PageRow>>;
