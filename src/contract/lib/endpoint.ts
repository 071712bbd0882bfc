import type { z } from 'zod';
import type { Scope } from '#domain/lib/api-key.ts';
import { ROLES, type Role, SIGN_UP_ROLES } from '#domain/lib/role.ts';
import type { Deprecation } from './deprecation.ts';
import type { ErrorCode } from './errors.ts';
import type { ServiceName } from './service-mounts.ts';
import type { Tag } from './tags.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may call: anyone, anyone signed in, every member (whoever has signed up, so not staff), or only these
 * roles. Owning, buying and hiring are no roles: calls about them are a member's, and `reach` says whose things
 * they touch.
 */
export type Access = 'anyone' | 'signed-in' | 'member' | readonly Role[];

/** The roles that may call, apart from nobody's at all. */
export const rolesOf = (access: Access): readonly Role[] => {
  if (access === 'anyone' || access === 'signed-in') return ROLES;
  return access === 'member' ? SIGN_UP_ROLES : access;
};

/**
 * Whose things a call touches, so that a test can try every caller against it:
 * - `public`: nothing that belongs to anyone
 * - `caller`: the caller's own things, no id in the call
 * - `caller-by-id`: `{id}` or `{userId}` names the caller; anybody else's answers 404
 * - `own-object`: an object of the caller's; anybody else's answers 404
 * - `any-object`: staff, on anybody's
 */
export type Reach = 'public' | 'caller' | 'caller-by-id' | 'own-object' | 'any-object';

/**
 * What a POST does that is sent again with its `Idempotency-Key`, where that is not to give the
 * stored answer:
 * - `freely`: it only reads, or says what holds for seconds, and is done again
 * - `by-body`: a key in its body says that it is the same, for good; the header says no more
 * - `secret`: its answer lets somebody in and is never stored; it is refused as `answered_once`
 */
export type Repeats = 'freely' | 'by-body' | 'secret';

/** What a kept answer is made of: live homes, with the places they lie in. */
export type KeptWith = 'homes';

/** Calls allowed to one address (or one person, once signed in) within a time. */
export interface Limit {
  calls: number;
  seconds: number;
  /** Each node counts by itself: against floods of calls that cost less than counting together. */
  perNode?: true;
}

type Shape = z.ZodType<object>;

export interface Endpoint<
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> {
  /** Names the endpoint in the OpenAPI document and the logs. */
  name: string;
  summary: string;
  method: Method;
  /** Below /api, parameters in braces: `/property/nearbyuser/{lat},{lng}`. */
  path: string;
  /** Which service answers, below its own mount; absent of the site's API. */
  service?: ServiceName;
  access: Access;
  reach: Reach;
  /** Staff may do it to anybody's object too. */
  staffToo?: true;
  /**
   * What a key needs to call it, or that any secret key may; absent where only a session may: money out,
   * what opens the account, identity checks, keys themselves.
   */
  key?: Scope | 'any';
  /** Open to anyone, and whoever shows a live session is known to it. */
  knowsCaller?: true;
  /** Open to staff who have still to show a second factor; to them all else is not there. */
  beforeSecondFactor?: true;
  /** What staff see there is about nobody: that they look is not written down. */
  aboutNobody?: true;
  /** A GET that sends something all the same: the specification has it so. */
  acts?: true;
  /** Of a GET: what the answer is made of; empty where no call changes it, or nobody keeps it. */
  tags?: readonly Tag[];
  /** Of every other call: what it may change in the caller's own view; empty for nothing. */
  changes?: readonly Tag[];
  /** Of a POST: why an `Idempotency-Key` does not have its answer stored and given again. */
  repeats?: Repeats;
  limit?: Limit;
  /** The body is a file, sent as it is; the verb gets its bytes. */
  upload?: { maxBytes: number; types: readonly string[] };
  /** The body may be long, and may also be rows of CSV or JSON lines; each of them is read on its own. */
  rows?: { maxBytes: number; row: z.ZodType };
  params?: Params;
  query?: Query;
  body?: Body;
  /** The whole answer on the wire, envelope included. */
  response: Response;
  errors: readonly ErrorCode[];
  /** Seconds a shared cache may keep the answer; absent means not at all. */
  cacheSeconds?: number;
  /**
   * Of a public GET: nothing but its parameters, the language and this decide what is answered, so
   * that the server keeps the answer as it is sent until this changes.
   */
  keptWith?: KeptWith;
  /**
   * Of a GET that only reads: a replica may answer it, which has all that the caller has written, and
   * of others all but the last seconds.
   */
  mayLag?: true;
  /** It goes away: see {@link Deprecation}. */
  deprecated?: Deprecation;
  /** Who shows a pass gets another answer, which only their own browser may keep. */
  variesByPass?: true;
}

/** Whether a call says who makes it, where somebody is signed in. */
export const saysWho = ({
  access,
  knowsCaller,
}: Pick<Endpoint, 'access' | 'knowsCaller'>): boolean =>
  access !== 'anyone' || knowsCaller === true;

/** Whether a call is done with once it is answered: it changes nothing that lasts, and sends nothing. */
export const onlyReads = ({
  method,
  acts,
  repeats,
}: Pick<Endpoint, 'method' | 'acts' | 'repeats'>): boolean =>
  method === 'GET' ? acts !== true : repeats === 'freely';

/** Keeps the literal types of a declaration, so that a path's spelling is part of its type. */
export function endpoint<
  const Params extends Shape,
  const Query extends Shape,
  const Body extends z.ZodType,
  const Response extends z.ZodType,
>(declaration: Endpoint<Params, Query, Body, Response>): Endpoint<Params, Query, Body, Response> {
  return declaration;
}

/** The endpoints among what a file of the contract exports. */
export function endpointsOf(module: object): Endpoint[] {
  return Object.values(module).filter(
    (value): value is Endpoint => typeof value === 'object' && value !== null && 'method' in value,
  );
}

export type ParamsOf<E> =
  E extends Endpoint<infer P, Shape, z.ZodType, z.ZodType> ? z.output<P> : never;
export type QueryOf<E> =
  E extends Endpoint<Shape, infer Q, z.ZodType, z.ZodType> ? z.output<Q> : never;
export type BodyOf<E> = E extends Endpoint<Shape, Shape, infer B, z.ZodType> ? z.output<B> : never;
export type ResponseOf<E> =
  E extends Endpoint<Shape, Shape, z.ZodType, infer R> ? z.output<R> : never;

/** What a caller hands in, before parsing. */
export interface CallInput<E> {
  params?: E extends Endpoint<infer P, Shape, z.ZodType, z.ZodType> ? z.input<P> : never;
  query?: E extends Endpoint<Shape, infer Q, z.ZodType, z.ZodType> ? z.input<Q> : never;
  body?: E extends Endpoint<Shape, Shape, infer B, z.ZodType> ? z.input<B> : never;
}

/** Calls an endpoint: over HTTP in the browser, in the same process on a server-rendered page. */
export type Call = <E extends Endpoint>(
  endpoint: E,
  input?: CallInput<E>,
) => Promise<ResponseOf<E>>;
