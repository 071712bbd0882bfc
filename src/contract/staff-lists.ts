import { z } from 'zod';
import { listAdminCampaigns } from './ads/campaign-admin.ts';
import { listAlikePhotos } from './homes/alike-photos.ts';
import { listVerifications } from './homes/verifications.ts';
import { download } from './lib/download.ts';
import { type Endpoint, endpoint } from './lib/endpoint.ts';
import { shortText } from './lib/fields.ts';
import { CSV } from './lib/media-types.ts';
import { listCoupons } from './money/coupon-admin.ts';
import { listAdminOrders } from './money/money-admin.ts';
import { listAdminPayouts } from './money/payout-admin.ts';
import { listMoneyChecks } from './money/reconciliation.ts';
import { listOpenReleases } from './money/release-admin.ts';
import { listOpenSettlements } from './money/settlement-admin.ts';
import { listStaffAgreements } from './money/staff-agreements.ts';
import { listKycReviews, listPeople } from './people/admin.ts';
import { listWaitingAccounts } from './people/bank-account-admin.ts';
import { listLicences } from './people/licences.ts';
import { listAbuseReports } from './professionals/abuse-reports.ts';
import { listDisputes } from './professionals/disputes.ts';

/** The lists staff work with, by the call that answers each; inbox, audit log and balance have files of their own. */
export const STAFF_LISTS = {
  people: listPeople,
  identities: listKycReviews,
  licences: listLicences,
  accounts: listWaitingAccounts,
  papers: listVerifications,
  photos: listAlikePhotos,
  orders: listAdminOrders,
  payouts: listAdminPayouts,
  refunds: listStaffAgreements,
  releases: listOpenReleases,
  settlements: listOpenSettlements,
  coupons: listCoupons,
  checks: listMoneyChecks,
  disputes: listDisputes,
  reports: listAbuseReports,
  ads: listAdminCampaigns,
} as const satisfies Record<string, Endpoint>;
export type StaffList = keyof typeof STAFF_LISTS;

/** Lines in one file. */
export const MAX_LIST_LINES = 5_000;

export const getStaffListCsv = endpoint({
  name: 'getStaffListCsv',
  summary: 'A list of staff as CSV, 5,000 lines at most',
  method: 'GET',
  path: '/admin/lists/{list}/csv',
  access: ['admin'],
  reach: 'any-object',
  tags: [],
  limit: { calls: 30, seconds: 600 },
  params: z.object({ list: z.enum(Object.keys(STAFF_LISTS) as [StaffList, ...StaffList[]]) }),
  query: z.object({
    /** What the list is narrowed by, as its own call takes it: `q=asha&role=agent`. */
    filter: shortText(500).optional(),
  }),
  response: download(CSV),
  errors: ['not_found', 'invalid', 'rate_limited'],
});
