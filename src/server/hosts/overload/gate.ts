import type { AppError } from '#contract/lib/errors.ts';
import type { LoadKind } from '#contract/lib/load-kind.ts';
import { busy } from './busy.ts';
import { INNER, KINDS } from './kinds.ts';
import { Room } from './room.ts';
import type { LoadSignals } from './signals.ts';
import { IMPORTANT_FIRST, Waiting } from './waiting.ts';

const TICK_MS = 25;
const ADAPT_MS = 100;
/** A few who wait are no overload, only slow: the pictures of a page on a busy machine, for one. */
const PATIENCE_OF_FEW_MS = 10_000;
/** For so long after there was a crowd, whoever waits counts as one of it. */
const CROWDED_MS = 5_000;
/** A burst waits this long for its turn. */
const PATIENCE_MS = 250;
/** Where somebody has been waiting for so long, it is no burst, and a shorter wait serves all better. */
const BURST_MS = 500;
const PATIENCE_IN_OVERLOAD_MS = 50;
const MAX_WAITING = 2_000;
/** How often is told what was turned away. */
const TELL_MS = 10_000;
/** Ends what was let in; once, however often it is called. */
export type Leave = () => void;

/**
 * Lets in as much at once as is answered without a long wait, and turns the rest away early and
 * cheaply, the least important first. How much that is follows the event loop’s delay and the calls
 * that wait for the database: what waits for others leaves room, what keeps the processor busy does
 * not.
 */
export class Gate {
  readonly #signals: LoadSignals;
  readonly #waiting = new Waiting<Leave>();
  readonly #timer: NodeJS.Timeout;
  readonly #refused = new Map<LoadKind, number>();
  readonly #room = new Room();
  #within = 0;
  /** How long inner things took since it was last looked at, and since when others are under way. */
  #taken: number[] = [];
  readonly #inner = new Map<symbol, number>();
  /** Since when somebody has been waiting without a break. */
  #busySince: number | undefined;
  /** When so many last waited. */
  #crowdedAt = Number.NEGATIVE_INFINITY;
  #adaptedAt = performance.now();
  #toldAt = Number.NEGATIVE_INFINITY;
  #untold = 0;
  readonly #tell: (refused: number) => void;

  /** @param tell hears now and then how many were turned away since it last heard of it */
  constructor(signals: LoadSignals, tell: (refused: number) => void) {
    this.#signals = signals;
    this.#tell = tell;
    this.#timer = setInterval(() => this.#tick(), TICK_MS);
    this.#timer.unref();
  }

  /** How full it is, for who watches the site. */
  standing() {
    return {
      room: Math.round(this.#room.size),
      within: this.#within,
      waiting: this.#waiting.count,
      refused: Object.fromEntries(this.#refused),
    };
  }

  /**
   * Waits for a turn, throws where there is none in time.
   * @param isGone whether who asked has left meanwhile
   */
  async enter(kind: LoadKind, isGone: () => boolean = () => false): Promise<Leave> {
    if (this.#fits(kind) && !this.#waiting.isAhead(kind)) return this.take(kind);
    // Nobody waits for these: what there is is good enough.
    if (kind === 'renewal' || this.#waiting.count >= MAX_WAITING) throw this.#refuse(kind);
    const { promise, resolve, reject } = Promise.withResolvers<Leave>();
    const since = performance.now();
    const refuse = () => reject(this.#refuse(kind));
    this.#waiting.add(kind, { since, isGone, admit: resolve, refuse });
    this.#busySince ??= since;
    if (this.#waiting.of(kind) > KINDS[kind].few) {
      this.#crowdedAt = since;
      // Whoever comes is let in before who waits already: so that one may be told now.
      if (this.#isLasting(since)) this.#waiting.take(kind, 'oldest')?.refuse();
    }
    return promise;
  }

  /** Without asking: for what is let in already, and has only now something to do. */
  take(kind: LoadKind): Leave {
    const { weight } = KINDS[kind];
    const began = performance.now();
    this.#within += weight;
    const me = Symbol();
    if (INNER.includes(kind)) this.#inner.set(me, began);
    let isIn = true;
    return () => {
      if (!isIn) return;
      isIn = false;
      this.#within -= weight;
      if (this.#inner.delete(me)) this.#taken.push(performance.now() - began);
      this.#admit();
    };
  }

  async run<Result>(kind: LoadKind, task: () => Promise<Result>): Promise<Result> {
    const leave = await this.enter(kind);
    return task().finally(leave);
  }

  close(): void {
    clearInterval(this.#timer);
    this.#signals.close();
  }

  /** A single thing always fits, whatever it weighs. */
  #fits(kind: LoadKind): boolean {
    const { share, weight } = KINDS[kind];
    return this.#within === 0 || this.#within + weight <= this.#room.size * share;
  }

  #refuse(kind: LoadKind): AppError {
    this.#refused.set(kind, (this.#refused.get(kind) ?? 0) + 1);
    this.#untold++;
    return busy();
  }

  #admit(): void {
    if (this.#waiting.count === 0) {
      this.#busySince = undefined;
      return;
    }
    const now = performance.now();
    // However late that is noticed: a loop that was held up lets nobody in late.
    this.#waiting.expire(now - this.#patience(now));
    // Where not everybody can be let in, who has just come is let in at once rather than each late.
    const which = now - this.#crowdedAt > CROWDED_MS ? 'oldest' : 'newest';
    for (const kind of IMPORTANT_FIRST) {
      while (this.#waiting.of(kind) > 0 && this.#fits(kind)) {
        const next = this.#waiting.take(kind, which);
        if (next?.isGone()) next.refuse();
        else next?.admit(this.take(kind));
      }
      // What is left of the room is kept for it.
      if (this.#waiting.of(kind) > 0) return;
    }
    this.#busySince = undefined;
  }

  #patience(now: number): number {
    if (now - this.#crowdedAt > CROWDED_MS) return PATIENCE_OF_FEW_MS;
    return this.#isLasting(now) ? PATIENCE_IN_OVERLOAD_MS : PATIENCE_MS;
  }

  /** Whether so many come that it is no burst. */
  #isLasting(now: number): boolean {
    return this.#busySince !== undefined && now - this.#busySince > BURST_MS;
  }

  #tick(): void {
    const now = performance.now();
    this.#waiting.expire(now - this.#patience(now));
    if (now - this.#adaptedAt >= ADAPT_MS) this.#adapt(now);
    this.#admit();
    if (this.#untold === 0 || now - this.#toldAt < TELL_MS) return;
    this.#tell(this.#untold);
    this.#untold = 0;
    this.#toldAt = now;
  }

  /** How long inner things take: on average those that ended, or the oldest that is under way. */
  #howLong(now: number): number {
    const ended = this.#taken.reduce((sum, ms) => sum + ms, 0) / (this.#taken.length || 1);
    this.#taken = [];
    const [oldest = now] = this.#inner.values();
    return Math.max(ended, now - oldest);
  }

  #adapt(now: number): void {
    this.#adaptedAt = now;
    this.#room.adapt({
      ...this.#signals.read(),
      within: this.#within,
      waiting: this.#waiting.count,
      takesMs: this.#howLong(now),
    });
  }
}
