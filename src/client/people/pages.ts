import { idOf } from '#client/lib/id-of.ts';
import { type PageRow, page } from '#client/lib/page.ts';
import type { AppPath } from '#domain/lib/routes.ts';
import words from '#messages/people/desk/index.ts';

/** The pages of this area alone; the dashboard adds those that put several features together. */
export const PEOPLE_PAGES = {
  '/Notification': page(() => import('./notifications/Notifications.tsx'), 'Notifications', {
    gap: 4,
  }),
  '/ApiKeys': page(() => import('./api-keys/ApiKeys.tsx'), 'ApiKeys', {
    back: {
      href: '/MyProfile#keys',
      get label() {
        return words.myProfile;
      },
    },
    get intro() {
      return words.ownProgramsWhat;
    },
  }),
  '/Webhooks': page(() => import('./webhooks/Webhooks.tsx'), 'Webhooks', {
    back: {
      href: '/MyProfile#webhooks',
      get label() {
        return words.myProfile;
      },
    },
    get intro() {
      return words.whatHappensThings;
    },
  }),
  '/Webhooks/{id}': page(() => import('./webhooks/Deliveries.tsx'), 'Deliveries', {
    back: {
      href: '/Webhooks',
      get label() {
        return words.webhooks;
      },
    },
    get intro() {
      return words.whatSentHow;
    },
    props: ({ params }) => {
      const webhookId = idOf(params.id);
      return webhookId === null ? null : { webhookId };
    },
  }),
  '/Admin/Inbox': page(() => import('./staff-desk/Inbox.tsx'), 'Inbox'),
  '/Admin/Kyc': page(() => import('./admin/IdentityDesk.tsx'), 'IdentityDesk'),
  '/Admin/Users': page(() => import('./admin/People.tsx'), 'People'),
  '/Admin/Users/{id}': page(() => import('./staff-desk/PersonPage.tsx'), 'PersonPage', {
    ownFrame: true,
    props: ({ params }) => {
      const personId = idOf(params.id);
      return personId === null ? null : { personId };
    },
  }),
  '/Admin/Operations': page(() => import('./operations/Operations.tsx'), 'Operations'),
  '/Admin/Audit': page(() => import('./admin/AuditLog.tsx'), 'AuditLog'),
} satisfies Partial<Record<AppPath, PageRow>>;
