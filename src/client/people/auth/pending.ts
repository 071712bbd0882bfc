import { dropDraft } from '#client/lib/use-draft.ts';

/** What was typed stays until the codes are right: who mistyped a number goes back and corrects it. */
export const REGISTRATION = 'registration';

/** A registration that waits for its codes; kept in this tab only. */
export interface Pending {
  reference: string;
  email: string;
  mobile: string;
}

const KEY = 'pendingRegistration';

export function keepPending(pending: Pending): void {
  sessionStorage.setItem(KEY, JSON.stringify(pending));
}

export function readPending(): Pending | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
  } catch {
    // Edited by hand; signing up again is the way on.
    return null;
  }
}

export function dropPending(): void {
  dropDraft(REGISTRATION);
  sessionStorage.removeItem(KEY);
}
