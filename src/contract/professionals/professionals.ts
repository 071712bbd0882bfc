import { z } from 'zod';
import { foundPlace } from '#contract/homes/search.ts';
import { PAGES_BY_NUMBER } from '#contract/lib/deprecation.ts';
import { endpoint } from '#contract/lib/endpoint.ts';
import { byId, envelope, id, latitude, longitude } from '#contract/lib/envelope.ts';
import { upTo } from '#contract/lib/fields.ts';
import { listOf, listQuery } from '#contract/lib/list.ts';
import { named } from '#contract/lib/named.ts';
import { rupees } from '#contract/lib/rupees.ts';
import { pageNumber } from '#contract/lib/timed-list.ts';
import { SUBCATEGORIES } from '#domain/homes/listing.ts';
import { PROFESSIONS } from '#domain/lib/role.ts';
import { DIRECTORY_SORTS, LANGUAGES } from '#domain/professionals/professional.ts';

/** A professional as everybody sees them: never a number, never an address. */
export const professionalCard = z.object({
  id: z.number().int(),
  profession: z.enum(PROFESSIONS),
  /** First name and initial. */
  name: z.string(),
  image: z.string().nullable(),
  city: z.string(),
  headline: z.string(),
  about: z.string().nullable(),
  languages: z.array(z.string()),
  experienceYears: z.number().int(),
  /** From what a piece of work costs, in rupees. */
  feeFrom: rupees,
  /** Median minutes to a first answer; null while there are few. */
  responseMinutes: z.number().int().nullable(),
  /** Mean of the stars, with one decimal; null before the first review. */
  rating: z.number().nullable(),
  ratingCount: z.number().int(),
  /** Aadhaar and PAN are checked. */
  verified: z.boolean(),
  /** The number they are registered under. */
  licence: z.string().nullable(),
  /** Staff have seen the evidence of it, and it has not run out. */
  licenceChecked: z.boolean(),
  /** Localities they work in. */
  areas: z.array(z.string()),
  /** Works finished here. */
  finished: z.number().int(),
  /** Under paid promotion: first where no order was asked for. */
  promoted: z.boolean(),
  /** About how far they work from the place asked for; null where that is not known. */
  metres: z.number().int().nullable(),
});
named({ Professional: professionalCard });
export type ProfessionalCard = z.infer<typeof professionalCard>;

const professionalProfile = professionalCard.extend({
  /** A day in Pune: when staff checked the licence; null unless it is checked now. */
  licenceCheckedOn: z.iso.date().nullable(),
  /** The last day on which it counts, as its evidence says; null where that names none. */
  licenceValidUntil: z.iso.date().nullable(),
  /** Where the localities lie in which they work. */
  places: z.array(foundPlace),
  /** Finished and paid work about homes here, the latest first; nothing of whom it was for. */
  past: z.array(
    z.object({
      id: z.number().int(),
      subcategory: z.enum(SUBCATEGORIES),
      bedrooms: z.number().int().nullable(),
      locality: z.string(),
      /** A day in Pune. */
      on: z.iso.date(),
    }),
  ),
});
named({ ProfessionalProfile: professionalProfile });
export type ProfessionalProfile = z.infer<typeof professionalProfile>;

const filter = {
  /** A locality's slug. */
  area: z
    .string()
    .max(...upTo(80))
    .optional(),
  language: z.enum(LANGUAGES).optional(),
  rating: z.coerce.number().min(1).max(5).optional(),
  sort: z.enum(DIRECTORY_SORTS).optional(),
};
const filters = z.object({ ...filter, page: pageNumber });

const directory = envelope(z.array(professionalCard)).extend({
  total: z.number().int(),
  page: z.number().int(),
  pageSize: z.number().int(),
});
export type Directory = z.infer<typeof directory>;

const whichProfession = {
  profession: z.enum(PROFESSIONS),
  latitude: latitude.optional(),
  longitude: longitude.optional(),
};

export const listProfessionals = endpoint({
  name: 'listProfessionals',
  summary: 'The directory of agents, lawyers or evaluators who take work',
  method: 'GET',
  path: '/hire/directory',
  access: 'anyone',
  reach: 'public',
  tags: ['professionals', 'reviews'],
  query: z.object({ ...filter, ...whichProfession, ...listQuery }),
  response: listOf(professionalCard),
  errors: ['invalid'],
  cacheSeconds: 30,
});

export const findProfessionals = endpoint({
  name: 'findProfessionals',
  summary: 'The directory of agents, lawyers or evaluators who take work',
  method: 'GET',
  path: '/hire/professionals',
  access: 'anyone',
  reach: 'public',
  tags: ['professionals', 'reviews'],
  query: filters.extend(whichProfession),
  response: directory,
  errors: ['invalid'],
  cacheSeconds: 30,
  deprecated: { ...PAGES_BY_NUMBER, instead: 'listProfessionals' },
});

export const getProfessional = endpoint({
  name: 'getProfessional',
  summary: 'One professional of the directories, with what they have done here',
  method: 'GET',
  path: '/hire/professional/{personId}',
  access: 'anyone',
  reach: 'public',
  tags: ['professionals', 'reviews'],
  params: z.object({ personId: id }),
  response: envelope(professionalProfile),
  errors: ['not_found'],
});

/** The last part is the caller's id, as in the calls beside it. */
export const nearbyAgents = endpoint({
  name: 'nearbyAgents',
  summary: 'Agents who take work, those nearest to a place first',
  method: 'GET',
  path: '/api/agents/nearbyagent/{lat},{lng}/{userId}',
  access: 'signed-in',
  reach: 'caller-by-id',
  tags: ['professionals', 'reviews'],
  params: z.object({ lat: latitude, lng: longitude, userId: id }),
  query: filters,
  response: directory,
  errors: ['not_found', 'invalid'],
});

export const allLawyers = endpoint({
  name: 'allLawyers',
  summary: 'Lawyers who take work',
  method: 'GET',
  path: '/lawyer/alllawyers/{id}',
  access: 'signed-in',
  reach: 'caller-by-id',
  tags: ['professionals', 'reviews'],
  params: byId,
  query: filters,
  response: directory,
  errors: ['not_found', 'invalid'],
});

export const allEvaluators = endpoint({
  name: 'allEvaluators',
  summary: 'Property evaluators who take work',
  method: 'GET',
  path: '/users/getAllEvalutors',
  access: 'signed-in',
  reach: 'caller',
  tags: ['professionals', 'reviews'],
  query: filters,
  response: directory,
  errors: ['invalid'],
});
