import { call } from '#client/lib/api.ts';
import { $session } from '#client/lib/session.ts';
import { store, stored } from '#client/lib/stored.ts';
import { findByFavourite, MAX_FAVOURITES, markAsFavourite } from '#contract/homes/favourites.ts';
import { isAppError } from '#contract/lib/errors.ts';
import words from '#messages/homes/cards/index.ts';
import {
  $favoriteProperties,
  $favouriteChanges,
  $favouritesSavedAt,
  setFavourites,
} from './kept.ts';
import { mergeFavourites } from './merge-favourites.ts';

const SERVER_HAS = 'favouritesOnServer';
/** Set for one browser session once the server's list has been fetched. */
const FRESH = 'favouritesFresh';
/** Several hearts in a row are one call. */
const PAUSE_MS = 600;
const RETRY_MS = 1_500;

/** Whose favourites the server was last heard to keep, and which. */
interface OnServer {
  of: number;
  ids: readonly number[];
}

const same = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a.every((id) => b.includes(id));

function readOnServer(): OnServer | null {
  const known = JSON.parse(localStorage.getItem(SERVER_HAS) ?? 'null');
  return Array.isArray(known?.ids) ? known : null;
}

const $onServer = stored(readOnServer, null);

function serverHas(userId: number): readonly number[] | undefined {
  const known = $onServer.get();
  return known?.of === userId ? known.ids : undefined;
}

/** Whether this device's favourites are a copy of what the server keeps for somebody. */
export const isInStep = (userId: number) => serverHas(userId) !== undefined;

async function fetchOnce(userId: number): Promise<void> {
  if (sessionStorage.getItem(FRESH) === String(userId) && serverHas(userId)) return;
  const { data } = await call(findByFavourite, { params: { id: userId } });
  const theirs = data.map(({ propertydata }) => propertydata.id).reverse();
  const knew = serverHas(userId);
  // Hearts that another person left on this device are not this one's.
  const isAnothers = !knew && $onServer.get() !== null;
  const mine = isAnothers ? [] : $favoriteProperties.get();
  store(SERVER_HAS, { of: userId, ids: theirs });
  setFavourites(mergeFavourites(mine, knew ?? [], theirs).slice(-MAX_FAVOURITES));
  sessionStorage.setItem(FRESH, String(userId));
}

async function send(userId: number, ids: readonly number[], retry = true): Promise<number[]> {
  try {
    const { status, data } = await call(markAsFavourite, {
      body: { userid: userId, propertyid: [...ids] },
    });
    if (status === 1) $favouritesSavedAt.set(Date.now());
    return data.propertyid.reverse();
  } catch (error) {
    const isPassing = isAppError(error) && ['unavailable', 'internal'].includes(error.code);
    if (!retry || !isPassing) throw error;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    return send(userId, $favoriteProperties.get(), false);
  }
}

/**
 * From now on the server keeps what this device keeps for somebody signed in: both are merged once
 * a session, afterwards every change is sent. What cannot be sent is undone, and said.
 */
export function keepInStep(userId: number, say: (words: string) => void): void {
  let timer = 0;
  let isSending = false;
  const isTheirs = () => $session.get()?.userId === userId;

  async function settle(): Promise<void> {
    const wanted = $favoriteProperties.get();
    const knew = serverHas(userId);
    // A page left open, or brought back, after somebody else has signed in here keeps still.
    if (!isTheirs() || !knew || isSending || same(wanted, knew)) return;
    isSending = true;
    try {
      const theirs = await send(userId, wanted);
      if (!isTheirs()) return;
      store(SERVER_HAS, { of: userId, ids: theirs });
      // What was unknown to the server goes, unless the next change is on its way already.
      if (same($favoriteProperties.get(), wanted)) setFavourites(theirs);
    } catch (error) {
      const isOver = isAppError(error) && error.code === 'session_ended';
      // After signing in again the change is still wanted.
      if (!isOver && isTheirs()) {
        setFavourites(knew);
        say(isAppError(error) ? error.message : words.notSaved);
      }
    } finally {
      isSending = false;
    }
    const has = serverHas(userId);
    if (has && !same($favoriteProperties.get(), has)) later();
  }

  function later(): void {
    clearTimeout(timer);
    timer = window.setTimeout(settle, PAUSE_MS);
  }

  fetchOnce(userId)
    .then(() => {
      $favouriteChanges.listen(later);
      // A page left before its pause was over has told nobody; the next one does.
      return settle();
    })
    .catch((error: unknown) => {
      // An ended session says so itself, and leads to signing in.
      if (isAppError(error) && error.code === 'session_ended') return;
      console.warn('Favourites could not be fetched', error);
    });
}
