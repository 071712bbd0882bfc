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
  sessionStorage.removeItem(KEY);
}
