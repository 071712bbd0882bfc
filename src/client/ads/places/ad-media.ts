import type { ShownAd } from '#contract/ads/ads.ts';
import words from '#messages/ads/shown/index.ts';
import { make, PLAY, shape } from './make.ts';
import { playAd } from './play-ad.ts';

export type PaintedAd = Pick<
  ShownAd,
  | 'mediaUrl'
  | 'sources'
  | 'stillUrl'
  | 'youtubeId'
  | 'headLine'
  | 'description'
  | 'siteLink'
  | 'format'
  | 'place'
  | 'width'
  | 'height'
>;

export interface AdMedia {
  element: HTMLElement;
  /** Settles once there is something to see. */
  ready: Promise<unknown>;
  /** Stops what moves by itself, or lets it go on. */
  still: (isStill: boolean) => void;
}

const FILLED = 'size-full bg-sunk object-cover';

function picture(ad: PaintedAd): AdMedia {
  const { mediaUrl, sources, stillUrl, width, height } = ad;
  const image = make('img', {
    alt: '',
    width,
    height,
    className: FILLED,
    sizes: '(min-width: 48rem) 36rem, 100vw',
    decoding: 'async',
  });
  const srcset = sources.map((source) => `${source.url} ${source.width}w`).join(', ');
  const still = (isStill: boolean) => {
    const address = isStill && stillUrl ? stillUrl : mediaUrl;
    image.srcset = address === mediaUrl ? srcset : '';
    if (image.getAttribute('src') !== address) image.src = address;
  };
  return {
    element: image,
    get ready() {
      return image.decode();
    },
    still,
  };
}

/** Nothing is fetched from where a video lies before somebody wants to see it. */
function video(ad: PaintedAd, onPlaying: (isPlaying: boolean) => void): AdMedia {
  const button = make(
    'button',
    {
      type: 'button',
      className:
        'grid size-full place-content-center justify-items-center gap-2 bg-ink text-surface',
    },
    shape(PLAY, 'size-12'),
    make('span', { className: 'font-semibold' }, words.play),
  );
  button.setAttribute('aria-label', words.playAd({ headline: ad.headLine }));
  button.addEventListener('click', () => {
    const player = playAd(ad, onPlaying);
    button.replaceWith(player);
    player.focus();
  });
  return {
    element: make('div', { className: 'size-full' }, button),
    ready: Promise.resolve(),
    still: () => {},
  };
}

/** What is seen of an ad beside its words. */
export const adMedia = (ad: PaintedAd, onPlaying: (isPlaying: boolean) => void): AdMedia =>
  ad.format === 'video' ? video(ad, onPlaying) : picture(ad);
