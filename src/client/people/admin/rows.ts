import type { ResponseOf } from '#contract/lib/endpoint.ts';
import type { listAudit, listKycReviews, listPeople } from '#contract/people/admin.ts';

export type Review = ResponseOf<typeof listKycReviews>['data']['data'][number];
export type Person = ResponseOf<typeof listPeople>['data']['data'][number];
export type AuditEntry = ResponseOf<typeof listAudit>['data']['data'][number];
