import { AD_PLACE_RULES, type AdPlace } from '#domain/ads/place.ts';
import words from '#messages/ads/campaign-desk/index.ts';
import { labels } from '#messages/lib/labels.ts';
import type { AdMedia } from './picture-at.ts';

const WORDS = labels(() => words.words);

function drawn(place: AdPlace): string {
  const { width, height, format } = AD_PLACE_RULES[place];
  return `
<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <text x="50%" y="50%" text-anchor="middle" dominant-baseline="middle" fill="#7a8688"
    font-family="sans-serif" font-size="${height / 9}">${WORDS[format]}, ${width} × ${height}</text>
</svg>`;
}

/** Stands in for what is not given yet, at the size it will have. */
export const noPicture = (place: AdPlace): AdMedia => ({
  mediaUrl: `data:image/svg+xml,${encodeURIComponent(drawn(place))}`,
  sources: [],
  stillUrl: null,
  youtubeId: null,
});
