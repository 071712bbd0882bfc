import * as agents from './agents.ts';
import type { Endpoint } from './endpoint.ts';
import * as listings from './listings.ts';
import * as localities from './localities.ts';
import * as search from './search.ts';

function endpointsOf(module: object): Endpoint[] {
  return Object.values(module).filter(
    (value): value is Endpoint => typeof value === 'object' && value !== null && 'method' in value,
  );
}

/** Every endpoint of the API, once. */
export const ENDPOINTS: readonly Endpoint[] = [agents, listings, localities, search].flatMap(
  endpointsOf,
);
