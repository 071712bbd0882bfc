import type { Endpoint } from '#contract/lib/endpoint.ts';
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
};

/** Which of them open an endpoint; any one is enough. */
export const securityOf = ({ access }: Endpoint): Json[] =>
  access === 'anyone' ? [] : [{ token: [] }];
