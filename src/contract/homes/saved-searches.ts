import { z } from 'zod';
import { endpoint } from '#contract/lib/endpoint.ts';
import { envelope, id } from '#contract/lib/envelope.ts';
import { shortText, upTo } from '#contract/lib/fields.ts';
import { named } from '#contract/lib/named.ts';
import words from '#messages/homes/fields/index.ts';
import { foundPlace } from './search.ts';

export const ALERTS = ['instant', 'daily', 'off'] as const;
export type Alerts = (typeof ALERTS)[number];

export const MAX_SAVED_SEARCHES = 30;

const savedSearch = z.object({
  id: z.number().int(),
  name: z.string(),
  /** The search page's address, without its path. */
  query: z.string(),
  alerts: z.enum(ALERTS),
  /** What its words about a place were understood as. */
  place: foundPlace.nullable(),
  /** Homes that match now. */
  total: z.number().int(),
  totalIsMinimum: z.boolean(),
  /** Its owner agreed that agents may take it up and offer homes. */
  agentsMayOffer: z.boolean(),
  /** How many agents have taken it up. */
  agents: z.number().int(),
  createdAt: z.string(),
});
named({ SavedSearch: savedSearch });
export type SavedSearch = z.infer<typeof savedSearch>;

const name = shortText(80).min(1, { error: () => words.searchName });
const one = z.object({ searchId: id });

export const listSavedSearches = endpoint({
  name: 'listSavedSearches',
  summary: 'The caller’s saved searches',
  method: 'GET',
  path: '/savedsearches',
  access: 'signed-in',
  reach: 'caller',
  tags: ['saved-searches'],
  response: envelope(z.array(savedSearch)),
  errors: [],
});

export const saveSearch = endpoint({
  name: 'saveSearch',
  summary: 'Save a search by the address of its page; saving it again renames it',
  method: 'POST',
  path: '/savedsearches',
  access: 'signed-in',
  reach: 'caller',
  changes: ['saved-searches', 'leads'],
  limit: { calls: 60, seconds: 3_600 },
  body: z.object({
    name,
    query: z.string().max(...upTo(2_000)),
    alerts: z.enum(ALERTS).default('instant'),
    /** Counts for buyers only; left out, it stays as it is. */
    agentsMayOffer: z.boolean().optional(),
  }),
  response: envelope(savedSearch),
  errors: ['conflict', 'rate_limited'],
});

export const changeSavedSearch = endpoint({
  name: 'changeSavedSearch',
  summary: 'Rename a saved search, change its alerts, or whether agents may offer homes for it',
  method: 'PUT',
  path: '/savedsearches/{searchId}',
  access: 'signed-in',
  reach: 'own-object',
  changes: ['saved-searches', 'leads'],
  params: one,
  body: z.object({
    name: name.optional(),
    alerts: z.enum(ALERTS).optional(),
    agentsMayOffer: z.boolean().optional(),
  }),
  response: envelope(savedSearch),
  errors: ['not_found'],
});

export const removeSavedSearch = endpoint({
  name: 'removeSavedSearch',
  summary: 'Remove a saved search',
  method: 'DELETE',
  path: '/savedsearches/{searchId}',
  access: 'signed-in',
  reach: 'own-object',
  changes: ['saved-searches', 'leads'],
  params: one,
  response: envelope(z.null()),
  errors: ['not_found'],
});
