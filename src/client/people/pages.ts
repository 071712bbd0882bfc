import { type PageRow, page } from '#client/lib/page.ts';
import type { AppPath } from '#domain/routes.ts';

/** The pages of this area alone; the dashboard adds those that put several features together. */
export const PEOPLE_PAGES = {
  '/Notification': page(
    async () => (await import('./notifications/Notifications.tsx')).Notifications,
    { gap: 4 },
  ),
  '/Admin/Kyc': page(async () => (await import('./admin/KycQueue.tsx')).KycQueue),
  '/Admin/Users': page(async () => (await import('./admin/People.tsx')).People),
  '/Admin/Audit': page(async () => (await import('./admin/AuditLog.tsx')).AuditLog),
} satisfies Partial<Record<AppPath, PageRow>>;
