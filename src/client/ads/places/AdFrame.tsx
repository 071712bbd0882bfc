import type { Ref } from 'react';
import { AD_PLACE_LABEL, AD_PLACE_RULES, type AdPlace } from '#domain/ads/place.ts';
import words from '#messages/ads/places/index.ts';
import { shapeOf } from './ad-shape.ts';
import { ownLine } from './own-lines.ts';

interface Props {
  place: AdPlace;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** The room of an ad, always of the same size; a line of our own stands there until one comes. */
export function AdFrame({ place, className = '', ref }: Props) {
  const { title, text, href } = ownLine(place);
  const rule = AD_PLACE_RULES[place];
  return (
    <aside aria-label={words.advertisement({ place: AD_PLACE_LABEL[place] })} className={className}>
      <div ref={ref} data-ad-place={place} className={shapeOf(rule).frame}>
        <div className="card grid size-full content-center justify-items-center gap-2 bg-sunk p-4 text-center">
          <p className="text-lg font-semibold">{title}</p>
          <p className="max-w-[48ch] text-sm text-muted">{text}</p>
          <a className="link inline-flex min-h-11 items-center font-semibold" href={href}>
            {words.seeMore}
            <span className="sr-only">: {title}</span>
          </a>
        </div>
      </div>
    </aside>
  );
}
