import type { Endpoint } from '#contract/lib/endpoint.ts';
import { KEY_SCHEMES, keySecurityOf } from '#server/http/key-security.ts';
import type { Json } from './json.ts';

/** The ways in which a caller says who they are. */
export const SECURITY_SCHEMES: Json = {
  token: {
    type: 'apiKey',
    in: 'header',
    name: 'authorization',
    description:
      'The token of a session, as signing in answers it, bare or after `Bearer`. A session slides for 7 days and ends after 30.',
  },
  ...KEY_SCHEMES,
};

/** Which of them open an endpoint; any one is enough, and an empty one is nothing at all. */
export const securityOf = (endpoint: Endpoint): Json[] => [
  endpoint.access === 'anyone' ? {} : { token: [] },
  ...keySecurityOf(endpoint),
];
