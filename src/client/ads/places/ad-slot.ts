import type { AdPlace } from '#domain/ads/place.ts';
import { ROTATION_SECONDS } from '#domain/ads/stat.ts';
import { type AdCard, adCard } from './ad-card.ts';
import { findAd, logged, type ServedAd, tellFollowed, tellSeen } from './ask-ads.ts';
import { HeldTimer } from './held-timer.ts';
import { watchSight } from './watch-sight.ts';

const ROTATION_MS = ROTATION_SECONDS * 1_000;
const LONGEST_WAIT_MS = 300_000;

/**
 * Shows ads in a place: another each 25 seconds, unless it is out of sight, holds the focus or the
 * pointer, plays, is paused, or less motion was asked for. Each is counted once it was seen for as
 * long as it takes. Answers how to stop.
 */
export function runAdSlot(frame: HTMLElement, place: AdPlace): () => void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  /** `latest` is the same ad as handed out last: a proof holds for an hour. */
  let shown: { ad: ServedAd; card: AdCard; latest: ServedAd } | undefined;
  let isPaused = false;
  /** Searches in a row that brought nothing, for which the next waits longer. */
  let misses = 0;
  let isOver = false;

  const turn = new HeldTimer<'sight' | 'focus' | 'pointer' | 'playing' | 'paused' | 'calm'>(() =>
    next(),
  );
  const seen = new HeldTimer<'sight'>(() => shown && tellSeen(shown.ad), {
    inOneGo: true,
  });
  const played = new HeldTimer<'sight' | 'playing'>(() => shown && tellSeen(shown.ad));

  const onPlaying = (isPlaying: boolean) => {
    turn.holdIf(isPlaying, 'playing');
    played.holdIf(!isPlaying, 'playing');
  };
  const settle = () => {
    turn.holdIf(calm.matches && shown !== undefined, 'calm');
    shown?.card.media.still(isPaused || calm.matches);
  };

  async function show(ad: ServedAd): Promise<void> {
    if (ad.adId === shown?.ad.adId) {
      shown.latest = ad;
      return;
    }
    const card = adCard(ad, {
      onPlaying,
      onFollow: () => shown && tellFollowed(shown.latest),
      ...(!calm.matches && {
        onPause: (paused: boolean) => {
          isPaused = paused;
          turn.holdIf(paused, 'paused');
          settle();
        },
      }),
    });
    card.media.still(isPaused || calm.matches);
    await card.media.ready;
    // Nothing is taken from under the focus or a pointer, which may have come meanwhile.
    if (isOver || turn.isHeldBeside('sight') || frame.matches(':focus-within')) return;
    shown = { ad, card, latest: ad };
    frame.replaceChildren(card.element);
    onPlaying(false);
    settle();
    seen.stop();
    played.stop();
    (ad.format === 'video' ? played : seen).start(ad.viewMs);
  }

  async function next(): Promise<void> {
    try {
      const ad = await findAd(place, shown?.ad.adId);
      if (ad) await show(ad);
      misses = ad ? 0 : misses + 1;
    } catch (error) {
      logged(error);
      misses += 1;
    }
    if (!isOver) turn.start(Math.min(ROTATION_MS * 2 ** misses, LONGEST_WAIT_MS));
  }

  const unwatch = watchSight(frame, (inSight) => {
    for (const timer of [turn, seen, played]) timer.holdIf(!inSight, 'sight');
  });
  const listening = new AbortController();
  const on = (event: string, act: () => void) =>
    frame.addEventListener(event, act, { signal: listening.signal });
  on('focusin', () => turn.hold('focus'));
  on('focusout', () => turn.release('focus'));
  on('pointerenter', () => turn.hold('pointer'));
  on('pointerleave', () => turn.release('pointer'));
  calm.addEventListener('change', settle, { signal: listening.signal });
  for (const timer of [turn, seen, played]) timer.hold('sight');
  played.hold('playing');
  next();

  return () => {
    isOver = true;
    unwatch();
    listening.abort();
    for (const timer of [turn, seen, played]) timer.stop();
  };
}
