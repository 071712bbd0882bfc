import type { Endpoint } from '#contract/lib/endpoint.ts';

const asDate = (day: string) => new Date(`${day}T00:00:00.000Z`);

/**
 * What every answer of an endpoint that goes away says: since when that is known (RFC 9745), when it
 * may be gone (RFC 8594), and where its document names what to call instead.
 */
export function deprecationHeaders({ deprecated }: Endpoint, docs: string): [string, string][] {
  if (!deprecated) return [];
  return [
    ['deprecation', `@${asDate(deprecated.since).getTime() / 1_000}`],
    ['sunset', asDate(deprecated.sunset).toUTCString()],
    ['link', `<${docs}/docs>; rel="deprecation"`],
  ];
}
