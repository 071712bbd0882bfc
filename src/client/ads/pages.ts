import { type PageRow, page } from '#client/lib/page.ts';
import type { AppPath } from '#domain/lib/routes.ts';

export const ADS_PAGES = {
  '/Campaigns': page(() => import('./campaigns/Campaigns.tsx'), 'Campaigns', {
    ownFrame: true,
  }),
  '/Admin/Ads': page(() => import('./campaigns/AdQueue.tsx'), 'AdQueue'),
} satisfies Partial<Record<AppPath, PageRow>>;
