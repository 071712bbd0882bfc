import type { ResponseOf } from '#contract/lib/endpoint.ts';
import type { listAudit, listKycReviews, listPeople } from '#contract/people/admin.ts';
import type { listLicences } from '#contract/people/licences.ts';

export type Review = ResponseOf<typeof listKycReviews>['data']['items'][number];
export type LicenceRow = ResponseOf<typeof listLicences>['data']['items'][number];
export type Person = ResponseOf<typeof listPeople>['data']['items'][number];
export type AuditEntry = ResponseOf<typeof listAudit>['data']['items'][number];
