/**
 * A timer that runs only while nothing holds it. Held, it keeps what is left; or begins anew, where
 * the time has to pass in one go.
 */
export class HeldTimer<Reason extends string> {
  readonly #due: () => unknown;
  readonly #inOneGo: boolean;
  readonly #holds = new Set<Reason>();
  #whole = 0;
  #left = 0;
  #since = 0;
  #running: ReturnType<typeof setTimeout> | undefined;
  #wanted = false;

  constructor(due: () => unknown, { inOneGo = false }: { inOneGo?: boolean } = {}) {
    this.#due = due;
    this.#inOneGo = inOneGo;
  }

  /** Begins from nothing; due once after `ms` of running. */
  start(ms: number): void {
    this.stop();
    this.#whole = this.#left = ms;
    this.#wanted = true;
    this.#run();
  }

  stop(): void {
    this.#rest();
    this.#wanted = false;
  }

  hold(reason: Reason): void {
    this.#holds.add(reason);
    this.#rest();
  }

  release(reason: Reason): void {
    if (this.#holds.delete(reason)) this.#run();
  }

  /** Holds where it is so, releases where it is not. */
  holdIf(isSo: boolean, reason: Reason): void {
    if (isSo) this.hold(reason);
    else this.release(reason);
  }

  /** Whether something holds it beside what is named. */
  isHeldBeside(reason: Reason): boolean {
    return this.#holds.size > (this.#holds.has(reason) ? 1 : 0);
  }

  #run(): void {
    if (!this.#wanted || this.#holds.size > 0 || this.#running !== undefined) return;
    this.#since = performance.now();
    this.#running = setTimeout(() => {
      this.#running = undefined;
      this.#wanted = false;
      this.#due();
    }, this.#left);
  }

  #rest(): void {
    if (this.#running === undefined) return;
    clearTimeout(this.#running);
    this.#running = undefined;
    const spent = performance.now() - this.#since;
    this.#left = this.#inOneGo ? this.#whole : Math.max(0, this.#left - spent);
  }
}
