import { idOf } from '#client/lib/id-of.ts';
import { type PageRow, page } from '#client/lib/page.ts';
import type { AppPath } from '#domain/lib/routes.ts';

export const HOMES_PAGES = {
  '/SelectPropertyType': page(() => import('./posting/SelectKind.tsx'), 'SelectKind', {
    heading: 'What kind of property is it?',
  }),
  '/SelectPropertyFor': page(() => import('./posting/SelectFor.tsx'), 'SelectFor', {
    heading: 'Do you sell it or rent it out?',
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
    action: { href: '/MapDashboard', label: 'Show on the map' },
  }),
  '/MapDashboard': page(() => import('./my-map/MyPlaces.tsx'), 'MyPlaces', { gap: 4 }),
  '/Admin/Verification': page(() => import('./verification/StaffQueues.tsx'), 'StaffQueues'),
} satisfies Partial<Record<AppPath, PageRow>>;
