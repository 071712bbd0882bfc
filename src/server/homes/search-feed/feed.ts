import { setImmediate as breath } from 'node:timers/promises';
import { AnswerShelf } from '#server/core/answer-shelf.ts';
import type { HomeIndex } from '#server/homes/search-index/index.ts';
import { CardShelf } from './card-shelf.ts';
import { type Changes, currentPlace, readChanges } from './read-changes.ts';
import { readAllHomes, readHomes } from './read-homes.ts';
import type { FeedOptions, SearchFeed } from './search-feed.ts';

/** Where a notification was not heard. */
const POLL_MS = 500;
/** Of who does not know what is there now, nothing is taken any more. */
const MAX_LAG_MS = 5_000;
/** For so long a search waits for what its own process has written; then SQL answers. */
const WAIT_MS = 1_000;
/** So many are read at once, and so many put before others have their turn. */
const READ_AT_ONCE = 2_000;
const PUT_AT_ONCE = 100;
const MEGABYTE = 1_048_576;

class TooBig extends Error {}

type Place = Pick<Changes, 'position' | 'history'>;

/**
 * Keeps an index as the database is. Every home in it is as of its position or later, and what
 * differs from it later has a change beyond that position: so reading on from there, and each changed
 * home as it is by then, ends with the same. That holds for loading too, which needs no snapshot of
 * its own for as long as it runs.
 */
export function openFeed({
  db,
  log,
  create,
  mostBytes,
  mostCardBytes = MEGABYTE,
  mostAnswerBytes = MEGABYTE,
  hears = () => false,
  changed,
}: FeedOptions): SearchFeed {
  const shelf = new CardShelf(mostCardBytes);
  const answers = new AnswerShelf(mostAnswerBytes);
  let index: HomeIndex | undefined;
  let place: Place | undefined;
  /** Whether it has caught up with the database once. */
  let isWhole = false;
  let isTooBig = false;
  let isStopped = false;
  let asOf = 0;
  let written = 0;
  let begun = 0;
  let applied = 0;

  function drop(): void {
    shelf.clear();
    answers.clear();
    index = undefined;
    place = undefined;
    isWhole = false;
  }

  function checkSize(of: HomeIndex): void {
    if (of.stats().bytes > mostBytes)
      throw new TooBig(`The index needs more than ${mostBytes} bytes`);
  }

  async function* bounded(of: HomeIndex) {
    for await (const batch of readAllHomes(db)) {
      if (isStopped) return;
      yield batch;
      checkSize(of);
    }
  }

  async function load(): Promise<void> {
    const began = performance.now();
    const from = await currentPlace(db);
    const fresh = create();
    await fresh.load(bounded(fresh));
    checkSize(fresh);
    index = fresh;
    place = from;
    const { rows, bytes } = fresh.stats();
    log.info({ rows, bytes, ms: Math.round(performance.now() - began) }, 'search index loaded');
  }

  async function apply(to: HomeIndex, ids: readonly number[]): Promise<void> {
    for (let at = 0; at < ids.length && !isStopped; at += READ_AT_ONCE) {
      const asked = ids.slice(at, at + READ_AT_ONCE);
      const homes = new Map((await readHomes(db, asked)).map((home) => [home.id, home]));
      for (const [i, id] of asked.entries()) {
        const home = homes.get(id);
        if (home) to.put(home);
        else to.remove(id);
        if (i % PUT_AT_ONCE === PUT_AT_ONCE - 1) await breath();
      }
    }
    if (ids.length > 0) checkSize(to);
  }

  /** Reads on once; answers how many homes it looked at, or that all are to be read. */
  async function readOn(to: HomeIndex, from: Place): Promise<number | 'lost'> {
    const found = await readChanges(db, from);
    if (found.isLost) return 'lost';
    // First, so that no card is older than what its home was found by.
    shelf.drop(found.ids);
    if (found.ids.length > 0) answers.clear();
    await apply(to, found.ids);
    // Again: what was answered meanwhile was found in an index of which a part was new.
    if (found.ids.length > 0) answers.clear();
    // Not before: what was half applied is read again.
    place = found;
    return found.ids.length;
  }

  /** Until nothing new is found, where much came while it was loaded. */
  async function catchUp(): Promise<void> {
    if (!index) await load();
    while (index && place && !isStopped) {
      const began = performance.now();
      const looked = await readOn(index, place);
      if (looked === 'lost') {
        log.warn({}, 'search index is loaded anew');
        drop();
        await load();
        continue;
      }
      if (looked > 0 && !isWhole) continue;
      asOf = began;
      if (looked > 0 || !isWhole) changed?.();
      isWhole = true;
      return;
    }
  }

  async function round(): Promise<void> {
    if (isStopped || isTooBig) return;
    begun = written;
    try {
      await catchUp();
      applied = begun;
    } catch (error) {
      if (isStopped) return;
      if (error instanceof TooBig) {
        isTooBig = true;
        drop();
      }
      log.warn({ err: error }, 'search index could not be brought up to date');
    }
  }

  let running: Promise<void> = Promise.resolve();
  let queued: Promise<void> | undefined;
  /** A round that begins from now on; whoever asks before it begins shares it. */
  function next(): Promise<void> {
    queued ??= running.then(() => {
      queued = undefined;
      running = round();
      return running;
    });
    return queued;
  }

  const besides = () => ({ kept: shelf.standing(), answered: answers.standing() });
  const lag = () => performance.now() - asOf;
  /** Whether it has every change that was committed, and hears of the next. */
  const knowsAll = () => isWhole && applied >= written && lag() <= MAX_LAG_MS && hears();
  const timer = setInterval(() => void next(), POLL_MS);
  timer.unref();
  void next();

  return {
    async ready() {
      const wanted = written;
      if (isWhole && applied < wanted) {
        await Promise.race([begun < wanted ? next() : running, waited()]);
      }
      return isWhole && applied >= wanted && lag() <= MAX_LAG_MS ? index : undefined;
    },
    cards: () => (knowsAll() ? shelf : undefined),
    answers: () => (knowsAll() ? answers : undefined),
    wake: () => void next(),
    wrote: () => {
      written++;
      void next();
    },
    standing() {
      if (!isWhole || !index || !place) {
        const state = isTooBig ? 'too-big' : 'loading';
        return { state, rows: 0, bytes: 0, position: null, lagMs: null, ...besides() };
      }
      const lagMs = Math.round(lag());
      const state = lagMs > MAX_LAG_MS ? 'behind' : 'whole';
      return { state, ...index.stats(), position: place.position, lagMs, ...besides() };
    },
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await next();
      drop();
    },
  };
}

const waited = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, WAIT_MS).unref();
  });
