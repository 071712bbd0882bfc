import type { AdPlaceRule } from '#domain/ads/place.ts';

interface Looks {
  /** The room kept for it, whether an ad comes or not: nothing on the page moves. */
  frame: string;
  card: string;
  media: string;
  /** Lines that the description has room for, under a headline of two. */
  lines: string;
}

/** Beside each other on a desk, below each other on a phone. */
const ACROSS = 'flex-col md:flex-row';

const LOOKS = {
  3: {
    frame: 'h-56 md:h-44',
    card: ACROSS,
    media: 'aspect-[3/1] max-h-18 w-full md:h-full md:max-h-none md:w-auto md:max-w-[60%]',
    lines: 'line-clamp-2 md:line-clamp-3',
  },
  4: {
    frame: 'h-62 md:h-36',
    card: ACROSS,
    media: 'aspect-[4/1] max-h-24 w-full md:h-full md:max-h-none md:w-auto md:max-w-[64%]',
    lines: 'line-clamp-2',
  },
  screen: {
    frame: 'h-78 md:h-106',
    card: 'flex-col',
    media: 'aspect-video w-full',
    lines: 'line-clamp-1 md:line-clamp-3',
  },
} satisfies Record<string, Looks>;

/** How an ad of a size stands in a page. */
export function shapeOf({ width, height }: Pick<AdPlaceRule, 'width' | 'height'>): Looks {
  const ratio = width / height;
  return ratio === 3 || ratio === 4 ? LOOKS[ratio] : LOOKS.screen;
}
