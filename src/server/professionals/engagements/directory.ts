import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type {
  allEvaluators,
  allLawyers,
  findProfessionals,
  getProfessional,
  listProfessionals,
  nearbyAgents,
} from '#contract/professionals/professionals.ts';
import words from '#messages/lib/refusals/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { findCard, findDirectory, findNumbered } from './find-professionals.ts';
import { findRecord } from './find-record.ts';

const placeOf = ({ latitude, longitude }: { latitude?: number; longitude?: number }) =>
  latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };

export const listProfessionalsVerb: Verb<typeof listProfessionals> = async (context, { query }) =>
  success(await findDirectory(context, { ...query, at: placeOf(query) }, query));

export const findProfessionalsVerb: Verb<typeof findProfessionals> = (context, { query }) =>
  findNumbered(context, { ...query, at: placeOf(query) }, query.page);

export const nearbyAgentsVerb: Verb<typeof nearbyAgents> = (context, { params, query }) =>
  findNumbered(
    context,
    { ...query, profession: 'agent', at: { latitude: params.lat, longitude: params.lng } },
    query.page,
  );

export const allLawyersVerb: Verb<typeof allLawyers> = (context, { query }) =>
  findNumbered(context, { ...query, profession: 'lawyer' }, query.page);

export const allEvaluatorsVerb: Verb<typeof allEvaluators> = (context, { query }) =>
  findNumbered(context, { ...query, profession: 'evaluator' }, query.page);

export const getProfessionalVerb: Verb<typeof getProfessional> = async (context, { params }) => {
  const card = await findCard(context, params.personId);
  if (!card) throw new AppError('not_found', words.personNotFound);
  return success({ ...card, ...(await findRecord(context, card)) });
};
