import { type PageRow, page } from '#client/lib/page.ts';
import type { AppPath } from '#domain/lib/routes.ts';

export const TALK_PAGES = {
  '/Messanger': page(() => import('./messenger/Messenger.tsx'), 'Messenger', { gap: 4 }),
} satisfies Partial<Record<AppPath, PageRow>>;
