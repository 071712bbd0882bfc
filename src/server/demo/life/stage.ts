import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import type { BodyOf, CallInput, Endpoint, ResponseOf } from '#contract/lib/endpoint.ts';
import { createOrder } from '#contract/money/payments.ts';
import { EVENT_DAYS } from '#contract/people/events.ts';
import type { Role } from '#domain/lib/role.ts';
import { daysBefore, hoursBefore } from '#domain/lib/time/deadlines.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/lib/time/lengths.ts';
import { puneDayNumber, startOfDay } from '#domain/lib/time/pune.ts';
import { type Context, HOUSE } from '#server/core/context.ts';
import type { Database, Transaction } from '#server/db/client.ts';
import { execute, type Route } from '#server/http/execute.ts';
import type { Background } from '#server/lib/background.ts';
import type { Limits } from '#server/limits/limits.ts';
import { settle } from '#server/money/payments/index.ts';
import { GatewayError } from '#server/ports/gateway/gateway.ts';
import { playSandbox, type SandboxOutcome } from '#server/ports/gateway/sandbox/play.ts';
import { sandboxGateway } from '#server/ports/gateway/sandbox/sandbox.ts';
import { sandboxKyc } from '#server/ports/kyc/sandbox.ts';
import { ROUTES } from '#server/routes.ts';
import { setRowClock } from './clock-defaults.ts';

export interface Player {
  id: number;
  role: Role;
  name: string;
}

export interface Payment {
  subjectId?: number;
  priceItemId?: number;
  outcome?: SandboxOutcome;
  /** The gateway answers nothing, so that its order is never opened. */
  gatewayAway?: true;
  /** What is done after the answer has left is left undone, as where a process ends. */
  cutShort?: true;
}

type Purpose = BodyOf<typeof createOrder>['purpose'];
type AnswerOf<E> = ResponseOf<E> extends { data: infer Data } ? Data : ResponseOf<E>;

const byName = new Map<string, Route>(ROUTES.map((route) => [route.endpoint.name, route]));
const UNCOUNTED: Limits = {
  spend: async (_name, _key, { calls, seconds }) => ({ calls, seconds }),
  hold: async () => async () => undefined,
};

/**
 * Where the demo's past is played: the site's own calls, one after another in one transaction, on a
 * clock that is set. `begin` is the moment at which the past ends.
 */
export function openStage(base: Context, tx: Transaction, client: Client) {
  let isInStep = false;
  // A transaction is a database of one connection, which may be asked directly as a pool may. What a
  // call would do in a transaction is part of the step under way, which is a savepoint already.
  const db = Object.assign(Object.create(tx) as Transaction, {
    $client: client,
    transaction: <T>(work: (own: Transaction) => Promise<T>) =>
      isInStep ? work(tx) : tx.transaction(work),
  }) as unknown as Database;
  const begin = base.now();
  let clock = begin;
  let isAway = false;
  let lastSent = '';
  const waiting: { name: string; task: () => Promise<unknown> }[] = [];
  const background: Background = {
    run: (name, task) => void waiting.push({ name, task }),
    idle: async () => undefined,
  };
  const gateway = sandboxGateway({
    db,
    key: base.secrets.key('sandbox gateway'),
    now: () => clock,
  });
  const hear = async (text: string) => {
    lastSent = text;
  };
  const context: Context = {
    ...base,
    db,
    isPast: true,
    eventsFrom: daysBefore(begin, EVENT_DAYS),
    now: () => clock,
    // What is played to go wrong is no news of the day on which it is played.
    log: Object.assign(Object.create(base.log) as typeof base.log, { warn: () => undefined }),
    limits: UNCOUNTED,
    background,
    caller: HOUSE,
    ports: {
      ...base.ports,
      kyc: sandboxKyc(() => clock),
      sms: { ...base.ports.sms, send: (_, text) => hear(text) },
      mail: { ...base.ports.mail, send: ({ subject, text }) => hear(`${subject} ${text}`) },
      gateway: {
        ...gateway,
        openOrder: (order) =>
          isAway
            ? Promise.reject(new GatewayError('away', 'The gateway is away'))
            : gateway.openOrder(order),
      },
    },
  };

  /** What verbs leave for after their answer. */
  async function afterwards(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) await next.task();
  }

  async function as<E extends Endpoint>(
    who: Player,
    endpoint: E,
    input: CallInput<E> & { file?: Buffer; cutShort?: boolean } = {},
  ): Promise<AnswerOf<E>> {
    const route = byName.get(endpoint.name);
    if (!route) throw new Error(`No verb answers ${endpoint.name}`);
    const { params, query, body, file, cutShort } = input;
    const actor = { kind: 'person', id: who.id, role: who.role, sessionId: 0 } as const;
    const answer = (await execute(
      route,
      { ...context, reply: {}, actor },
      {
        params: () => params,
        query: () => query,
        body: () => body,
        ...(file && { file: async () => file }),
      },
    )) as ResponseOf<E>;
    if (cutShort) waiting.length = 0;
    else await afterwards();
    const hasData = typeof answer === 'object' && answer !== null && 'data' in answer;
    return (hasData ? answer.data : answer) as AnswerOf<E>;
  }

  /** What comes of an order at the gateway. */
  async function playOut(
    orderId: string,
    outcome: SandboxOutcome,
    cutShort = false,
  ): Promise<void> {
    await playSandbox(context.db, orderId, outcome, { now: clock });
    await settle(context, orderId);
    if (cutShort) waiting.length = 0;
    else await afterwards();
  }

  /** An order, and what comes of it at the gateway. Answers its public id. */
  async function pay(who: Player, purpose: Purpose, payment: Payment = {}): Promise<string> {
    const { subjectId, priceItemId, outcome = 'pay', gatewayAway, cutShort } = payment;
    isAway = gatewayAway ?? false;
    try {
      const { orderId } = await as(who, createOrder, {
        body: {
          purpose,
          idempotencyKey: randomUUID(),
          ...(subjectId !== undefined && { subjectId }),
          ...(priceItemId !== undefined && { priceItemId }),
        },
      });
      await playOut(orderId, outcome, cutShort);
      return orderId;
    } finally {
      isAway = false;
    }
  }

  /** A moment of Pune's calendar, so many days from now, the past's last minute at the latest. */
  function day(days: number, hour = 11, minute = 0): Date {
    const midnight = startOfDay(puneDayNumber(begin) + days);
    return new Date(midnight.getTime() + hour * HOUR_MS + minute * MINUTE_MS);
  }

  return {
    begin,
    context,
    tx,
    as,
    pay,
    playOut,
    afterwards,
    /** Does something as a whole or not at all; one such at a time. */
    async step<T>(work: () => Promise<T>): Promise<T> {
      await client.query('savepoint step');
      isInStep = true;
      try {
        const done = await work();
        await client.query('release savepoint step');
        return done;
      } catch (error) {
        await client.query('rollback to savepoint step');
        throw error;
      } finally {
        isInStep = false;
      }
    },
    /** Leaves undone what a broken step has left for afterwards. */
    forget: () => void waiting.splice(0),
    day,
    ago: (hours: number) => hoursBefore(begin, hours),
    /** The code of the last message that was sent. */
    code: () => /\d{6,8}/.exec(lastSent)?.[0] ?? '',
    async setClock(at: Date): Promise<void> {
      if (at > begin) throw new Error(`The past does not reach to ${at.toISOString()}`);
      clock = at;
      await setRowClock(client, at);
    },
  };
}

export type Stage = ReturnType<typeof openStage>;
