import { listStaffAgreements } from '#contract/money/staff-agreements.ts';
import { implement, type Route } from '#server/http/execute.ts';
import { listStaffAgreementsVerb } from './list-agreements.ts';

export const twoPeopleRoutes: Route[] = [implement(listStaffAgreements, listStaffAgreementsVerb)];
