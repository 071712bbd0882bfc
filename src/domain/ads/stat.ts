import { truncate } from '#domain/lib/truncate.ts';

/** How long a served ad may be counted. */
export const NONCE_MINUTES = 60;
/** Seconds after which another ad is asked for. */
export const ROTATION_SECONDS = 25;

/** Milliseconds in sight before a view counts: a picture at half or more, a video playing. */
export const MIN_VIEW_MS = { image: 1_000, gif: 1_000, video: 10_000 } as const;
/** Nobody reads and clicks faster; a script does. */
export const MIN_CLICK_MS = 300;

/** Characters of a description before it is cut with an ellipsis. */
export const descriptionLength = (place: string): number => (place === 'TopHome' ? 130 : 100);

/** A description as its place has room for it. */
export const shortDescription = (place: string, text: string): string =>
  truncate(text, descriptionLength(place));
