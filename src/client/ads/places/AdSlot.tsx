import { useEffect, useRef } from 'react';
import { whenSeen } from '#client/lib/when-seen.ts';
import type { AdPlace } from '#domain/ads/place.ts';
import { AdFrame } from './AdFrame.tsx';
import { runAdSlot } from './ad-slot.ts';

/** A place for ads in the app. */
export function AdSlot({ place }: { place: AdPlace }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const room = frame.current;
    if (!room) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    whenSeen(room, () => {
      if (!isOver) stop = runAdSlot(room, place);
    });
    return () => {
      isOver = true;
      stop?.();
    };
  }, [place]);
  return <AdFrame place={place} ref={frame} />;
}
