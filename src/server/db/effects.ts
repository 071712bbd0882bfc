import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

/** What a call has done so far that outlasts it, if anything. */
export class Effects {
  #took = false;
  #underWay = 0;

  /** False only where surely nothing did: what is under way, or was cut, may have. */
  get mayBeThere(): boolean {
    return this.#took || this.#underWay > 0;
  }

  /** Of something begun that may take effect; the answer is told how it ended. */
  begin(): (error?: unknown) => void {
    this.#underWay++;
    return (error) => {
      this.#underWay--;
      if (!isRefused(error)) this.#took = true;
    };
  }

  /** Runs what is watched. */
  during<Answer>(run: () => Answer): Answer {
    return watching.run(this, run);
  }
}

const watching = new AsyncLocalStorage<Effects>();
const nothing = () => undefined;

/** The server answered that it did not do it; a connection that ends instead says nothing. */
const isRefused = (error: unknown) =>
  error instanceof pg.DatabaseError && error.severity === 'ERROR';

/** Of a statement: inside a transaction none takes effect before its commit. */
export function beginStatement(text: string, isInTransaction: boolean): (error?: unknown) => void {
  // Most calls carry no key, and nobody asks what they did.
  const watched = watching.getStore();
  if (!watched) return nothing;
  // A rollback may overtake the word that its transaction has failed.
  if (/^\s*(?:select|begin|rollback)\b/i.test(text)) return nothing;
  return isInTransaction && !/^\s*commit\b/i.test(text) ? nothing : watched.begin();
}

/** Of anything else that is not taken back with the transaction. */
export const beginEffect = (): ((error?: unknown) => void) =>
  watching.getStore()?.begin() ?? nothing;
