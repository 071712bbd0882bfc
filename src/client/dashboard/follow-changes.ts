import { callForStream } from '#client/lib/api.ts';
import { askWhileLost } from '#client/lib/ask-while-lost.ts';
import { followStream } from '#client/lib/follow-stream.ts';
import { refreshTags } from '#client/lib/kept-answers.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { Tag } from '#contract/lib/tags.ts';
import { CHANGED, messageStream } from '#contract/talk/message-stream.ts';

const NAME = 'propertysearch changes';
/** The page's own first answers come first. */
const START_MS = 3_000;
/** A step of another often changes several things at once; they are asked for together. */
const GATHER_MS = 150;

/** Fetches what is named, a moment later, together with what else is by then. */
function createGatherer(): (tags: readonly Tag[]) => void {
  const waiting = new Set<Tag>();
  let isAll = false;
  let isSet = false;
  return (tags) => {
    isAll ||= tags.length === 0;
    for (const tag of tags) waiting.add(tag);
    if (isSet) return;
    isSet = true;
    setTimeout(() => {
      isSet = false;
      // A list that cannot be fetched says so where it stands.
      refreshTags(isAll ? [] : [...waiting]).catch(() => undefined);
      waiting.clear();
      isAll = false;
    }, GATHER_MS);
  };
}

/** One line to the server, told to every tab of this browser. */
function follow(tell: (tags: readonly Tag[]) => void): () => void {
  const all = () => tell([]);
  // A browser that knows it is offline would only fail.
  const { onState, stop } = askWhileLost(() => navigator.onLine && all());
  const unfollow = followStream({
    after: 0,
    connect: async (_, signal) => {
      if (!navigator.onLine) throw new AppError('unavailable');
      return callForStream(messageStream, { query: { only: 'changes' } }, signal);
    },
    onEvent: ({ name, data }) => {
      if (name === 'changed') tell(CHANGED.parse(JSON.parse(data)).tags);
    },
    onState: (state) => {
      onState(state);
      // What happened before the line was there, or while it was down, nobody tells of any more.
      if (state === 'live') all();
    },
  });
  return () => {
    stop();
    unfollow();
  };
}

/**
 * Keeps what is shown up to date with what others do: of all tabs of a browser one follows, since a
 * browser has few lines to a server, and tells the others. Answers how to stop.
 */
export function followChanges(): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const refresh = createGatherer();
  const others = new BroadcastChannel(NAME);
  others.onmessage = ({ data }: MessageEvent<readonly Tag[]>) => refresh(data);
  const tell = (tags: readonly Tag[]) => {
    others.postMessage(tags);
    refresh(tags);
  };
  const whileFollowing = () =>
    new Promise<void>((resolve) => {
      const stop = follow(tell);
      signal.addEventListener('abort', () => {
        stop();
        resolve();
      });
    });
  const start = setTimeout(() => {
    // Without locks, as over plain HTTP, every tab follows by itself.
    const locked = navigator.locks?.request(NAME, { signal }, whileFollowing);
    (locked ?? whileFollowing()).catch(() => undefined);
  }, START_MS);
  return () => {
    clearTimeout(start);
    stopping.abort();
    others.close();
  };
}
