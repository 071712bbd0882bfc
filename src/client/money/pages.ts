import { idOf } from '#client/lib/id-of.ts';
import { type PageRow, page } from '#client/lib/page.ts';
import type { AppPath } from '#domain/lib/routes.ts';
import words from '#messages/people/desk/index.ts';

export const MONEY_PAGES = {
  '/MyPackages': page(() => import('./packages/Packages.tsx'), 'Packages', {
    props: ({ userRole }) => ({ role: userRole }),
  }),
  '/PropertyPlans': page(() => import('./packages/PropertyPromotions.tsx'), 'PropertyPromotions', {
    get intro() {
      return words.promotedPropertyMarked;
    },
  }),
  '/PaymentCheckout/{packageid}': page(
    () => import('./checkout/PackageCheckout.tsx'),
    'PackageCheckout',
    { props: ({ params }) => ({ packageId: Number(params.packageid) }) },
  ),
  '/BookedProperties/Payments/{id}': page(
    () => import('./escrow/BookingPayments.tsx'),
    'BookingPayments',
    { props: ({ params, userId }) => ({ bookingId: Number(params.id), userId }) },
  ),
  '/PreviewInvoice/{id}': page(() => import('./paid/Invoice.tsx'), 'Invoice', {
    ownFrame: true,
    props: ({ params }) => ({ invoiceId: Number(params.id) }),
  }),
  '/Admin/Orders': page(() => import('./money-admin/Orders.tsx'), 'Orders', {
    ownFrame: true,
  }),
  '/Admin/Bookings/{id}': page(() => import('./money-admin/BookingPage.tsx'), 'BookingPage', {
    props: ({ params }) => {
      const bookingId = idOf(params.id);
      return bookingId === null ? null : { bookingId };
    },
  }),
  '/Admin/Payouts': page(() => import('./money-admin/PayoutsDesk.tsx'), 'PayoutsDesk'),
  '/Admin/Prices': page(() => import('./money-admin/PricesAndCoupons.tsx'), 'PricesAndCoupons'),
  '/Admin/Reconciliation': page(() => import('./money-admin/Reconciliation.tsx'), 'Reconciliation'),
} satisfies Partial<Record<AppPath, PageRow>>;
