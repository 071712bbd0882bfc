import type { Endpoint } from '#contract/lib/endpoint.ts';
import { PUBLIC_SCOPES, SCOPE_LABEL } from '#domain/lib/api-key.ts';

const scopes = Object.entries(SCOPE_LABEL)
  .map(([scope, label]) => `- \`${scope}\`: ${label}`)
  .join('\n');

/** How keys are shown, for the document of the API. */
export const KEY_SCHEMES = {
  key: {
    type: 'http',
    scheme: 'bearer',
    description: `A secret key (\`ps_live_…\`) or one for trying out (\`ps_test_…\`), with the scopes an operation names:\n\n${scopes}`,
  },
  publishableKey: {
    type: 'http',
    scheme: 'bearer',
    description:
      'A publishable key (`ps_pub_…`), from pages of the sites it was made for: what everybody may read.',
  },
};

/** Which keys open an endpoint, and the scope they need. */
export function keySecurityOf({ key, access }: Endpoint): Record<string, string[]>[] {
  if (!key) return [];
  if (key === 'any') return [{ key: [] }];
  const isPublic = access === 'anyone' && PUBLIC_SCOPES.includes(key);
  return [{ key: [key] }, ...(isPublic ? [{ publishableKey: [key] }] : [])];
}
