import { idOf } from '#client/lib/id-of.ts';
import { type PageRow, page } from '#client/lib/page.ts';
import type { AppPath } from '#domain/lib/routes.ts';
import words from '#messages/people/desk/index.ts';

export const HOMES_PAGES = {
  '/SelectPropertyType': page(() => import('./posting/SelectKind.tsx'), 'SelectKind', {
    get heading() {
      return words.whatKindProperty;
    },
  }),
  '/SelectPropertyFor': page(() => import('./posting/SelectFor.tsx'), 'SelectFor', {
    get heading() {
      return words.doSellRent;
    },
  }),
  '/PropertyMedia': page(() => import('./media/ChosenMedia.tsx'), 'ChosenMedia', {
    gap: 2,
  }),
  '/PropertyVerification/{id}': page(
    () => import('./verification/VerificationScreen.tsx'),
    'VerificationScreen',
    {
      gap: 2,
      props: ({ params }) => {
        const listingId = idOf(params.id);
        return listingId === null ? null : { listingId };
      },
    },
  ),
  '/FavoritesProperties': page(() => import('./kept/KeptList.tsx'), 'KeptList', {
    action: {
      href: '/MapDashboard',
      get label() {
        return words.showMap;
      },
    },
  }),
  '/MapDashboard': page(() => import('./my-map/MyPlaces.tsx'), 'MyPlaces', { gap: 4 }),
  '/Admin/Verification': page(() => import('./verification/StaffQueues.tsx'), 'StaffQueues'),
} satisfies Partial<Record<AppPath, PageRow>>;
