import { useEffect, useRef } from 'react';
import { AD_PLACE_RULES } from '#domain/ads/place.ts';
import { adCard } from './ad-card.ts';
import type { PaintedAd } from './ad-media.ts';
import { shapeOf } from './ad-shape.ts';

/** An ad as it will stand in its place, for those who make and approve it. Nothing is counted. */
export function AdCard({ ad }: { ad: PaintedAd }) {
  const room = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { element, media } = adCard(ad);
    media.still(matchMedia('(prefers-reduced-motion: reduce)').matches);
    room.current?.replaceChildren(element);
  }, [ad]);
  return <div ref={room} className={shapeOf(AD_PLACE_RULES[ad.place]).frame} />;
}
