import { AD_PLACE_RULES } from '#domain/ads/place.ts';
import { shortDescription } from '#domain/ads/stat.ts';
import said from '#messages/ads/shown/index.ts';
import { type AdMedia, adMedia, type PaintedAd } from './ad-media.ts';
import { shapeOf } from './ad-shape.ts';
import { make, PAUSE, PLAY, shape } from './make.ts';

interface Events {
  onPlaying?: (isPlaying: boolean) => void;
  onFollow?: () => void;
  /** Without it there is nothing to pause. */
  onPause?: (isPaused: boolean) => void;
}

export interface AdCard {
  element: HTMLElement;
  media: AdMedia;
}

function pauseButton(onPause: (isPaused: boolean) => void): HTMLButtonElement {
  const button = make('button', {
    type: 'button',
    className: 'grid size-11 place-content-center rounded-control hover:bg-sunk',
  });
  let isPaused = false;
  const show = () => {
    button.setAttribute('aria-label', isPaused ? said.goOn : said.pause);
    button.replaceChildren(shape(isPaused ? PLAY : PAUSE, 'size-4'));
  };
  button.addEventListener('click', () => {
    isPaused = !isPaused;
    show();
    onPause(isPaused);
  });
  show();
  return button;
}

/** An ad as it stands in its place: labelled, with one link, which opens in a tab of its own. */
export function adCard(ad: PaintedAd, { onPlaying, onFollow, onPause }: Events = {}): AdCard {
  const media = adMedia(ad, onPlaying ?? (() => {}));
  const link = make(
    'a',
    {
      href: ad.siteLink,
      target: '_blank',
      rel: 'noopener sponsored',
      className: 'link inline-flex min-h-11 w-fit items-center font-semibold',
    },
    said.explore,
  );
  link.setAttribute('aria-label', said.exploreAd({ headline: ad.headLine }));
  link.addEventListener('click', () => onFollow?.());
  // The wheel's click and a tap of the menu follow it as well.
  link.addEventListener('auxclick', ({ button }) => button === 1 && onFollow?.());
  const looks = shapeOf(AD_PLACE_RULES[ad.place]);
  const label = make(
    'span',
    {
      className:
        'mr-2 inline-block rounded-control border border-line-strong px-1.5 align-middle text-xs font-normal text-muted',
    },
    said.ad,
  );
  const words = make(
    'div',
    { className: 'flex min-h-0 min-w-0 flex-1 flex-col px-4 pt-3' },
    make(
      'p',
      { className: 'line-clamp-2 shrink-0 leading-6 font-semibold wrap-anywhere' },
      label,
      ad.headLine,
    ),
    make(
      'p',
      {
        className: `mt-1 shrink-0 text-sm leading-4.5 text-muted wrap-anywhere ${looks.lines}`,
      },
      shortDescription(ad.place, ad.description),
    ),
    make(
      'div',
      { className: 'mt-auto flex shrink-0 items-center justify-between' },
      link,
      ...(onPause ? [pauseButton(onPause)] : []),
    ),
  );
  const element = make(
    'div',
    { className: `card flex size-full overflow-hidden ${looks.card}` },
    make('div', { className: `shrink-0 overflow-hidden ${looks.media}` }, media.element),
    words,
  );
  return { element, media };
}
