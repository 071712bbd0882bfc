import type { Role } from '#domain/lib/role.ts';
import { rereadStorage, stored } from './stored.ts';

export interface StoredSession {
  token: string;
  userId: number;
  userRole: Role;
}

function read(): StoredSession | null {
  const token = localStorage.getItem('token');
  const userId = Number(localStorage.getItem('userId'));
  // As it was stored: the table of roles and their words would go along with every public page.
  const userRole = localStorage.getItem('userRole') as Role | null;
  return token && userId > 0 && userRole ? { token, userId, userRole } : null;
}

/** What this browser keeps of its session, or null when nobody is signed in. */
export const $session = stored(read, null);

export function storeSession(user: { id: number; userrole: Role }, token: string): void {
  localStorage.setItem('token', token);
  localStorage.setItem('userId', String(user.id));
  localStorage.setItem('userRole', user.userrole);
  rereadStorage();
}

/** A copy of what the server keeps for somebody, with the mark that it is one. */
const COPIES = ['favourites', 'favouritesOnServer'];

/**
 * Forgets the session but not what was typed: an unfinished form waits for its owner's return. What
 * the server keeps comes back with them, and is nobody else's on this device meanwhile.
 */
export function forgetSession(): void {
  if (localStorage.getItem('favouritesOnServer') !== null) {
    for (const name of COPIES) localStorage.removeItem(name);
  }
  for (const name of ['token', 'userId', 'userRole']) localStorage.removeItem(name);
  sessionStorage.clear();
  rereadStorage();
}

/** Signing out leaves nothing of a person on a shared device. */
export function clearEverything(): void {
  localStorage.clear();
  sessionStorage.clear();
  rereadStorage();
}

/** Links that lead a visitor without a token to signing in lead one with a token straight on. */
export function leadOnWithToken(): void {
  if (!$session.get()) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-with-token]')) {
    link.href = link.dataset.withToken ?? link.href;
    if (link.dataset.tokenWords) link.textContent = link.dataset.tokenWords;
  }
}
