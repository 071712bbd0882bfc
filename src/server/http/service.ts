import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ServiceName } from '#contract/lib/service-mounts.ts';
import type { Context } from '#server/core/context.ts';
import type { Route } from './execute.ts';

/** Answers what is no call of JSON, such as a picture: whether it took the request. */
export type ServeOther = (
  req: IncomingMessage,
  res: ServerResponse,
  /** Below the service's mount. */
  path: string,
) => Promise<boolean>;

/** A part of the house that can stand on a host of its own: the site mounts it, or points to it. */
export interface Service {
  name: ServiceName;
  /** Where it listens when it is started alone, unless PORT says otherwise. */
  port: number;
  routes: readonly Route[];
  serveOther?(context: Context): ServeOther;
  /** Begins what runs beside the calls. */
  start?(context: Context): { stop(): Promise<void> };
}
