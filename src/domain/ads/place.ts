import words from '#messages/lib/ad-places/index.ts';
import { labels } from '#messages/lib/labels.ts';
/** What an ad is made of. An image and a GIF are uploaded; a video is a link. */
export const AD_FORMATS = ['image', 'video', 'gif'] as const;
export type AdFormat = (typeof AD_FORMATS)[number];

/** Where ads stand, in the wire's spelling: `searchSingleFor{TopHome}`. */
export const AD_PLACES = [
  'TopHome',
  'CenterHomeVideo',
  'CenterHomeGif',
  'BottomHome',
  'DashBoardTopImage',
  'DashBoardBottomImage',
  'AnalysisTopImage',
  'ShortListTopImage',
] as const;
export type AdPlace = (typeof AD_PLACES)[number];

/** The page a place is on. Callers may also say `homepage` for every place, as the specification does. */
export const AD_PAGES = ['homepage', 'dashboard', 'analysis', 'shortlist'] as const;
export type AdPage = (typeof AD_PAGES)[number];

export const AD_POSITIONS = ['top', 'bottom', 'center'] as const;
export type AdPosition = (typeof AD_POSITIONS)[number];

export interface AdSize {
  width: number;
  height: number;
}

export interface AdPlaceRule extends AdSize {
  format: AdFormat;
  page: AdPage;
  position: AdPosition;
  /** The item of the price list that says what a thousand counted views cost. */
  priceCode: string;
}

const rule = (
  format: AdFormat,
  [page, position]: [AdPage, AdPosition],
  [width, height]: [number, number],
  priceCode: string,
): AdPlaceRule => ({ format, page, position, width, height, priceCode });

const BANNER: [number, number] = [1200, 400];
const STRIP: [number, number] = [1200, 300];
const SCREEN: [number, number] = [640, 360];

/** Each place takes one format, at one size in pixels that never changes. */
export const AD_PLACE_RULES: Record<AdPlace, AdPlaceRule> = {
  TopHome: rule('image', ['homepage', 'top'], BANNER, 'ad-top-home'),
  CenterHomeVideo: rule('video', ['homepage', 'center'], SCREEN, 'ad-center-home-video'),
  CenterHomeGif: rule('gif', ['homepage', 'center'], SCREEN, 'ad-center-home-gif'),
  BottomHome: rule('image', ['homepage', 'bottom'], BANNER, 'ad-bottom-home'),
  DashBoardTopImage: rule('image', ['dashboard', 'top'], STRIP, 'ad-dashboard-top'),
  DashBoardBottomImage: rule('image', ['dashboard', 'bottom'], STRIP, 'ad-dashboard-bottom'),
  AnalysisTopImage: rule('image', ['analysis', 'top'], STRIP, 'ad-analysis-top'),
  ShortListTopImage: rule('image', ['shortlist', 'top'], STRIP, 'ad-shortlist-top'),
};

export const placesOf = (format: AdFormat): AdPlace[] =>
  AD_PLACES.filter((place) => AD_PLACE_RULES[place].format === format);

/** The sizes a picture is cut to for all places of its format; none for a video. */
export function sizesOf(format: AdFormat): AdSize[] {
  if (format === 'video') return [];
  const bySize = new Map(
    placesOf(format).map((place) => {
      const { width, height } = AD_PLACE_RULES[place];
      return [`${width}x${height}`, { width, height }];
    }),
  );
  return [...bySize.values()];
}

/** The same picture at half the width, for small screens. */
export const halfOf = ({ width, height }: AdSize): AdSize => ({
  width: width / 2,
  height: height / 2,
});

/** What a place is called. */
export const AD_PLACE_LABEL: Record<AdPlace, string> = labels(() => words.places);
