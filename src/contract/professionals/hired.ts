import { z } from 'zod';
import { listingOrAll } from '#contract/deals/deal-fields.ts';
import { endpoint } from '#contract/lib/endpoint.ts';
import { byId, envelope, id } from '#contract/lib/envelope.ts';
import { byPage, timedList } from '#contract/lib/timed-list.ts';
import { engagementDetail, engagementRow } from './engagements.ts';

const instant = z.iso.datetime();

const rowsOf = timedList(engagementRow);
const detail = envelope(engagementDetail).extend({ serverTime: instant });

export const hiredAgents = endpoint({
  name: 'hiredAgents',
  summary: 'Agents the caller has asked or hired',
  method: 'GET',
  path: '/api/agents/gethireagentbyuser/{id}',
  access: 'member',
  reach: 'caller-by-id',
  tags: ['engagements'],
  params: byId,
  query: byPage,
  response: rowsOf,
  errors: ['not_found'],
});

export const assignedLawyers = endpoint({
  name: 'assignedLawyers',
  summary: 'Lawyers the caller has asked or hired',
  method: 'GET',
  path: '/lawyer/getallassignlawyer/{id}',
  access: 'member',
  reach: 'caller-by-id',
  tags: ['engagements'],
  params: byId,
  query: byPage,
  response: rowsOf,
  errors: ['not_found'],
});

export const hiredEvaluators = endpoint({
  name: 'hiredEvaluators',
  summary: 'Property evaluators the caller has asked or hired',
  method: 'GET',
  path: '/propertyevaluator/getevaluatorlistbyuser/{id}',
  access: 'member',
  reach: 'caller-by-id',
  tags: ['engagements'],
  params: byId,
  query: byPage,
  response: rowsOf,
  errors: ['not_found'],
});

export const lawyersOfProperty = endpoint({
  name: 'lawyersOfProperty',
  summary: 'Lawyers asked or hired about a property {id} of the caller’s, or with 0 about any',
  method: 'GET',
  path: '/lawyer/leadlistbyseller/{userId}/{id}',
  access: 'member',
  reach: 'caller-by-id',
  tags: ['engagements'],
  params: z.object({ userId: id, id: listingOrAll }),
  query: byPage,
  response: rowsOf,
  errors: ['not_found'],
});

export const lawyerWork = endpoint({
  name: 'lawyerWork',
  summary: 'What a lawyer does for the caller, with its history',
  method: 'GET',
  path: '/lawyer/getleaddetailsbyseller/{id}',
  access: 'member',
  reach: 'own-object',
  tags: ['engagements'],
  params: byId,
  response: detail,
  errors: ['not_found'],
});
