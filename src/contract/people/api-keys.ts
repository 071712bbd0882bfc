import { z } from 'zod';
import { endpoint } from '#contract/lib/endpoint.ts';
import { envelope, id } from '#contract/lib/envelope.ts';
import { loginPassword, upTo } from '#contract/lib/fields.ts';
import { named } from '#contract/lib/named.ts';
import { KEY_KINDS, MAX_OVERLAP_HOURS, SCOPES } from '#domain/lib/api-key.ts';
import { ROLES } from '#domain/lib/role.ts';
import words from '#messages/people/asked/index.ts';

const keyId = z.object({ keyId: id });
const LIMIT = { calls: 20, seconds: 900 };

const apiKey = z.object({
  id: z.number().int(),
  kind: z.enum(KEY_KINDS),
  name: z.string(),
  /** Its beginning, as it was handed out. */
  shown: z.string(),
  scopes: z.array(z.enum(SCOPES)),
  origins: z.array(z.string()),
  createdAt: z.string(),
  expiresAt: z.string().nullable(),
  lastUsedAt: z.string().nullable(),
  /** The network it was used from. */
  lastUsedFrom: z.string().nullable(),
  /** The key that took its place; it is good until it expires. */
  replacedBy: z.number().int().nullable(),
});
named({ ApiKey: apiKey });
export type ApiKey = z.infer<typeof apiKey>;

/** The only answer in which a key stands. */
const handedOut = envelope(z.object({ key: z.string(), about: apiKey }));

export const listKeys = endpoint({
  name: 'listKeys',
  summary: 'The caller’s API keys, without what opens anything; newest first',
  method: 'GET',
  path: '/profile/keys',
  access: 'member',
  reach: 'caller',
  tags: ['api-keys'],
  response: envelope(z.array(apiKey)),
  errors: [],
});

export const createKey = endpoint({
  name: 'createKey',
  summary: 'Make an API key, with the password again; the key is shown this once',
  method: 'POST',
  path: '/profile/keys',
  access: 'member',
  reach: 'caller',
  changes: ['api-keys', 'notifications'],
  repeats: 'secret',
  limit: LIMIT,
  body: z.object({
    kind: z.enum(KEY_KINDS, { error: () => words.keyKind }),
    name: z
      .string({ error: () => words.keyName })
      .trim()
      .min(1, { error: () => words.keyName })
      .max(...upTo(60)),
    /** Of a publishable key none are asked for: it reads what everybody may. */
    scopes: z.array(z.enum(SCOPES)).max(SCOPES.length).default([]),
    /** Of a publishable key, as "https://www.example.in". */
    origins: z
      .array(
        z
          .string()
          .trim()
          .max(...upTo(200)),
      )
      .max(10, { error: () => words.mostSites })
      .default([]),
    /** After how many days it ends by itself; null for never. */
    days: z
      .number({ error: () => words.numberOfDays })
      .int()
      .min(1)
      .max(366)
      .nullable(),
    password: loginPassword,
  }),
  response: handedOut,
  errors: ['invalid', 'wrong_credentials', 'conflict', 'rate_limited'],
});

export const rotateKey = endpoint({
  name: 'rotateKey',
  summary:
    'Put a new key in the place of one, with the password again; the old one is good for some hours more',
  method: 'POST',
  path: '/profile/keys/{keyId}/rotate',
  access: 'member',
  reach: 'own-object',
  changes: ['api-keys', 'notifications'],
  repeats: 'secret',
  limit: LIMIT,
  params: keyId,
  body: z.object({
    overlapHours: z
      .number({ error: () => words.numberOfHours })
      .int()
      .min(0)
      .max(MAX_OVERLAP_HOURS, { error: () => words.oldKeyWeek }),
    password: loginPassword,
  }),
  response: handedOut,
  errors: ['invalid', 'wrong_credentials', 'not_found', 'conflict', 'rate_limited'],
});

export const revokeKey = endpoint({
  name: 'revokeKey',
  summary: 'End one of the caller’s API keys at once',
  method: 'DELETE',
  path: '/profile/keys/{keyId}',
  access: 'member',
  reach: 'own-object',
  changes: ['api-keys'],
  params: keyId,
  response: envelope(z.null()),
  errors: ['not_found'],
});

export const whoCalls = endpoint({
  name: 'whoCalls',
  summary: 'Whom a key acts for and what it may do; with a session, whose it is',
  method: 'GET',
  path: '/keys/caller',
  access: 'signed-in',
  reach: 'caller',
  key: 'any',
  tags: [],
  response: envelope(
    z.object({
      id: z.number().int(),
      role: z.enum(ROLES),
      key: apiKey.pick({ id: true, kind: true, scopes: true }).nullable(),
    }),
  ),
  errors: [],
});
