import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type {
  allEvaluators,
  allLawyers,
  findProfessionals,
  getProfessional,
  nearbyAgents,
} from '#contract/professionals/professionals.ts';
import type { Verb } from '#server/http/execute.ts';
import { findCard, findDirectory } from './find-professionals.ts';
import { findRecord } from './find-record.ts';

export const findProfessionalsVerb: Verb<typeof findProfessionals> = (context, { query }) => {
  const { latitude, longitude, ...filter } = query;
  const at =
    latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
  return findDirectory(context, { ...filter, at });
};

export const nearbyAgentsVerb: Verb<typeof nearbyAgents> = (context, { params, query }) =>
  findDirectory(context, {
    ...query,
    profession: 'agent',
    at: { latitude: params.lat, longitude: params.lng },
  });

export const allLawyersVerb: Verb<typeof allLawyers> = (context, { query }) =>
  findDirectory(context, { ...query, profession: 'lawyer' });

export const allEvaluatorsVerb: Verb<typeof allEvaluators> = (context, { query }) =>
  findDirectory(context, { ...query, profession: 'evaluator' });

export const getProfessionalVerb: Verb<typeof getProfessional> = async (context, { params }) => {
  const card = await findCard(context, params.personId);
  if (!card) throw new AppError('not_found', 'We could not find that person.');
  return success({ ...card, ...(await findRecord(context, card)) });
};
