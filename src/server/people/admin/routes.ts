import * as admin from '#contract/people/admin.ts';
import { implement, type Route } from '#server/http/execute.ts';
import { decideKycVerb } from './decide-kyc.ts';
import { getAuditCsvVerb, listAuditVerb } from './list-audit.ts';
import { listKycReviewsVerb } from './list-kyc-reviews.ts';
import { listPeopleVerb } from './list-people.ts';
import { restorePersonVerb } from './restore-person.ts';
import { suspendPersonVerb } from './suspend-person.ts';

export const adminRoutes: Route[] = [
  implement(admin.listKycReviews, listKycReviewsVerb),
  implement(admin.decideKyc, decideKycVerb),
  implement(admin.listPeople, listPeopleVerb),
  implement(admin.suspendPerson, suspendPersonVerb),
  implement(admin.restorePerson, restorePersonVerb),
  implement(admin.listAudit, listAuditVerb),
  implement(admin.getAuditCsv, getAuditCsvVerb),
];
