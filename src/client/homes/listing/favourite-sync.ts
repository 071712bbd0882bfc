import { call } from '#client/lib/api.ts';
import { FAVOURITES_SAVED, KEPT_CHANGED } from '#client/lib/events.ts';
import { findByFavourite, MOST_FAVOURITES, markAsFavourite } from '#contract/homes/favourites.ts';
import { isAppError } from '#contract/lib/errors.ts';
import { favourites, setFavourites } from './kept.ts';
import { mergeFavourites } from './merge-favourites.ts';

/** Whose favourites the server was last heard to keep, and which. */
const SERVER_HAS = 'favouritesOnServer';
/** Set for one browser session once the server's list has been fetched. */
const FRESH = 'favouritesFresh';
/** Several hearts in a row are one call. */
const PAUSE_MS = 600;
const RETRY_MS = 1_500;

const same = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a.every((id) => b.includes(id));

function serverHas(userId: number): number[] | undefined {
  try {
    const known = JSON.parse(localStorage.getItem(SERVER_HAS) ?? 'null');
    return known?.of === userId && Array.isArray(known.ids) ? known.ids : undefined;
  } catch {
    // Edited by hand: as if nothing were known.
    return undefined;
  }
}

function setServerHas(userId: number, ids: readonly number[]): void {
  localStorage.setItem(SERVER_HAS, JSON.stringify({ of: userId, ids }));
}

/** Whether this device's favourites are a copy of what the server keeps for somebody. */
export const isInStep = (userId: number) => serverHas(userId) !== undefined;

async function fetchOnce(userId: number): Promise<void> {
  if (sessionStorage.getItem(FRESH) === String(userId)) return;
  const { data } = await call(findByFavourite, { params: { id: userId } });
  const theirs = data.map(({ listing }) => listing.propertydata.id).reverse();
  const knew = serverHas(userId);
  // Hearts that another person left on this device are not this one's.
  const isAnothers = !knew && localStorage.getItem(SERVER_HAS) !== null;
  const mine = isAnothers ? [] : favourites();
  setServerHas(userId, theirs);
  setFavourites(mergeFavourites(mine, knew ?? [], theirs).slice(-MOST_FAVOURITES));
  sessionStorage.setItem(FRESH, String(userId));
}

async function send(userId: number, propertyid: number[], retry = true): Promise<number[]> {
  try {
    const { status, data } = await call(markAsFavourite, { body: { userid: userId, propertyid } });
    if (status === 1) document.dispatchEvent(new Event(FAVOURITES_SAVED));
    return data.propertyid.reverse();
  } catch (error) {
    const isPassing = isAppError(error) && ['unavailable', 'internal'].includes(error.code);
    if (!retry || !isPassing) throw error;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    return send(userId, favourites(), false);
  }
}

/**
 * From now on the server keeps what this device keeps for somebody signed in: both are merged once
 * a session, afterwards every change is sent. What cannot be sent is undone, and said.
 */
export function keepInStep(userId: number, say: (words: string) => void): void {
  let timer = 0;
  let isSending = false;

  async function settle(): Promise<void> {
    const wanted = favourites();
    const knew = serverHas(userId) ?? [];
    if (isSending || same(wanted, knew)) return;
    isSending = true;
    try {
      const theirs = await send(userId, wanted);
      setServerHas(userId, theirs);
      // What was unknown to the server goes, unless the next change is on its way already.
      if (same(favourites(), wanted)) setFavourites(theirs);
    } catch (error) {
      const isOver = isAppError(error) && error.code === 'session_ended';
      // After signing in again the change is still wanted.
      if (!isOver) {
        setFavourites(knew);
        say(isAppError(error) ? error.message : 'Your favourites could not be saved. Try again.');
      }
    } finally {
      isSending = false;
    }
    if (isInStep(userId) && !same(favourites(), serverHas(userId) ?? [])) later();
  }

  function later(): void {
    clearTimeout(timer);
    timer = window.setTimeout(settle, PAUSE_MS);
  }

  fetchOnce(userId)
    .then(() => {
      document.addEventListener(KEPT_CHANGED, later);
      // A page left before its pause was over has told nobody; the next one does.
      return settle();
    })
    .catch((error: unknown) => {
      // An ended session says so itself, and leads to signing in.
      if (isAppError(error) && error.code === 'session_ended') return;
      console.warn('Favourites could not be fetched', error);
    });
}
