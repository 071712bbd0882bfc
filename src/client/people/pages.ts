import { type PageRow, page } from '#client/lib/page.ts';
import type { AppPath } from '#domain/lib/routes.ts';

/** The pages of this area alone; the dashboard adds those that put several features together. */
export const PEOPLE_PAGES = {
  '/Notification': page(() => import('./notifications/Notifications.tsx'), 'Notifications', {
    gap: 4,
  }),
  '/Admin/Kyc': page(() => import('./admin/IdentityDesk.tsx'), 'IdentityDesk'),
  '/Admin/Users': page(() => import('./admin/People.tsx'), 'People'),
  '/Admin/Audit': page(() => import('./admin/AuditLog.tsx'), 'AuditLog'),
} satisfies Partial<Record<AppPath, PageRow>>;
