import { z } from 'zod';
import { endpoint } from '#contract/lib/endpoint.ts';
import { envelope, id } from '#contract/lib/envelope.ts';
import { SIGN_IN_METHODS } from '#domain/lib/sign-in.ts';

const nothing = envelope(z.null());

export const listSessions = endpoint({
  name: 'listSessions',
  summary: 'Where the caller is signed in',
  method: 'GET',
  path: '/auths/sessions',
  access: 'signed-in',
  reach: 'caller',
  beforeSecondFactor: true,
  tags: ['sessions'],
  response: envelope(
    z.array(
      z.object({
        id: z.number().int(),
        device: z.string(),
        address: z.string(),
        createdAt: z.string(),
        lastSeenAt: z.string(),
        /** What was shown to sign in; empty where nobody kept it. */
        signedInBy: z.array(z.enum(SIGN_IN_METHODS)),
        isThis: z.boolean(),
      }),
    ),
  ),
  errors: [],
});

export const endSession = endpoint({
  name: 'endSession',
  summary: 'End one of the caller’s sessions',
  method: 'DELETE',
  path: '/auths/sessions/{sessionId}',
  access: 'signed-in',
  reach: 'own-object',
  beforeSecondFactor: true,
  changes: ['sessions'],
  params: z.object({ sessionId: id }),
  response: nothing,
  errors: ['not_found'],
});

export const endOtherSessions = endpoint({
  name: 'endOtherSessions',
  summary: 'End all the caller’s sessions but this one',
  method: 'POST',
  path: '/auths/logoutothers',
  access: 'signed-in',
  reach: 'caller',
  beforeSecondFactor: true,
  changes: ['sessions'],
  response: envelope(z.object({ ended: z.number().int() })),
  errors: [],
});
