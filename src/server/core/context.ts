import type { Tag } from '#contract/lib/tags.ts';
import type { KeyKind, Scope } from '#domain/lib/api-key.ts';
import type { Role } from '#domain/lib/role.ts';
import type { Database } from '#server/db/client.ts';
import type { Replicas, WalPlace } from '#server/db/replicas.ts';
import { type Background, createBackground } from '#server/lib/background.ts';
import type { Env } from '#server/lib/env.ts';
import type { Logger } from '#server/lib/log.ts';
import { openSecrets, type Secrets } from '#server/lib/secrets.ts';
import { createLimits, type Limits } from '#server/limits/limits.ts';
import type { SpendAlarm } from '#server/limits/spending.ts';
import { createLive, type Live } from '#server/live/live.ts';
import { openPorts, type Ports } from '#server/ports/index.ts';
import { hook } from './hooks.ts';

/** Who is calling, as their session says; never as a path or a body says. */
export type Actor =
  | { kind: 'anonymous' }
  | {
      kind: 'person';
      id: number;
      role: Role;
      sessionId: number;
      /** Staff who may do no more than set up, or show, a second factor. */
      awaitsSecondFactor?: true;
      /** A program calls for them, by this key and without a session. */
      key?: { id: number; kind: KeyKind; scopes: readonly Scope[] };
    };

/** That an account was signed in to from a browser before, and which browser that is. */
export interface KnownDevice {
  personId: number;
  device: string;
  /** As it stands in the browser's cookie. */
  text: string;
}

/** From where a call comes. */
export interface Caller {
  address: string;
  userAgent: string;
  /** A browser's session needs its cookie beside the token. */
  isBrowser: boolean;
  cookie: string | undefined;
  /** Whose accounts this browser was signed in to before, the latest first. */
  knownAs?: readonly KnownDevice[];
  /** For who speaks a protocol of its own, as the webhooks of a provider do. */
  headers?: Pick<Headers, 'get'>;
  /** Where the log of the database was when this browser last wrote. */
  written?: WalPlace | undefined;
  /** What the site's API has signed for the caller of a service. */
  pass?: string | undefined;
}

/** What an answer carries beside its body. */
export interface Reply {
  /** A new browser session's cookie, or null to take it away. */
  sessionCookie?: string | null;
  /** Whose data it holds, where it does not say so by their ids. */
  showsDataOf?: number[];
  /** By which the browser is known the next time. */
  deviceCookie?: string;
  /** Where the log of the database is after what the call has written. */
  written?: WalPlace;
  /** Of a refusal too. */
  headers?: Record<string, string>;
  /** The moment from which time alone may make the same answer another. */
  holdsUntil?: number;
}

/** A world apart for trying out: the same calls, and nothing of it is on the site. */
export interface TestMode {
  /** What calls of somebody there are made with. */
  enter(person: { id: number; role: Role }): Promise<Context>;
  /** Takes out what they left there. */
  forget(person: { id: number; role: Role }): Promise<void>;
}

/** What staff may do with a job; each answers whether there was such a one. */
export interface JobDesk {
  retry(queue: string, id: string): Promise<boolean>;
  cancel(queue: string, id: string): Promise<boolean>;
}

/** While there is one, everything can be read and nothing changed. */
export interface Maintenance {
  /** What those are told who want to write. */
  says: string | undefined;
  /** There is one by itself, for as long as our own database’s disk has no room. */
  lacksRoom: boolean;
}

/** Everything a verb may touch beside its input. */
export interface Context {
  db: Database;
  env: Env;
  log: Logger;
  secrets: Secrets;
  ports: Ports;
  limits: Limits;
  live: Live;
  background: Background;
  actor: Actor;
  caller: Caller;
  reply: Reply;
  /** Shared by all calls of a process. */
  maintenance: Maintenance;
  /** Absent in test mode itself, and where there is no site around. */
  testMode?: TestMode;
  /** Who may answer what only reads, and when this process last heard of a change; absent without any. */
  replicas?: Replicas & { heardAt: number };
  /** Absent where no jobs are run. */
  jobs?: JobDesk;
  /** What the call may change, as its endpoint says; others who see it are told by that. */
  changes?: readonly Tag[];
  /** What happens lies in the past, as the demo plays it: nobody is looking who could be told. */
  isPast?: true;
  /** In a past that is played: what integrators would have been told before is forgotten by now. */
  eventsFrom?: Date;
  now(): Date;
}

export const ANONYMOUS: Actor = { kind: 'anonymous' };

/** The house itself: pages rendered on the server, jobs, commands. */
export const HOUSE: Caller = {
  address: 'house',
  userAgent: 'house',
  isBrowser: false,
  cookie: undefined,
};

/** What the house pays for by the piece is nearly used up for the day, or used up. */
export const onSpendAlarm = hook<[context: Context, alarm: SpendAlarm]>('a day’s spending ends');

/**
 * What everyone shares; a call adds its own actor, caller and reply.
 * @param now by what deadlines go: of a site the database’s clock, which is the same for every node
 */
export function createContext(
  db: Database,
  env: Env,
  log: Logger,
  now: () => Date = () => new Date(),
): Context {
  const secrets = openSecrets(env);
  const background = createBackground(log);
  const alarm = (spent: SpendAlarm) => {
    log.error({ ...spent }, 'spending on a day nears its cap');
    background.run('spend alarm', () => onSpendAlarm.run(context, spent));
  };
  const context: Context = {
    db,
    env,
    log,
    secrets,
    ports: openPorts(env, secrets, log, db, { alarm, now }),
    limits: createLimits(db, secrets),
    live: createLive(db, log),
    background,
    maintenance: { says: undefined, lacksRoom: false },
    actor: ANONYMOUS,
    caller: HOUSE,
    reply: {},
    now,
  };
  return context;
}
