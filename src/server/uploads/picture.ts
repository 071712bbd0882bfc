import sharp, { type Sharp } from 'sharp';
import { badFile } from './bad-file.ts';

const MAX_PIXELS = 50_000_000;

const DAMAGED = 'The picture is damaged or incomplete. Please choose another copy of it.';

export interface Picture {
  /** As it is meant to be seen, with its orientation applied. */
  width: number;
  height: number;
  /** Runs over the pixels of the first frame, upright. Throws invalid where they are damaged. */
  decode<T>(work: (pixels: Sharp) => Promise<T>): Promise<T>;
}

let turn: Promise<unknown> = Promise.resolve();

/** One after the other: unpacking fifty megapixels may take half a gigabyte. */
export function serialize<T>(work: () => Promise<T>): Promise<T> {
  const mine = turn.then(work);
  turn = mine.catch(() => undefined);
  return mine;
}

/**
 * Opens a picture by its header alone: one that declares too many pixels is refused before any
 * of them is unpacked. Damage further in shows only when `decode()` is run.
 */
export async function openPicture(bytes: Buffer): Promise<Picture> {
  // Without a limit here the header of a bomb is read all the same, so that we can name its size.
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw badFile(DAMAGED);
    });
  if (header.width * header.height > MAX_PIXELS) {
    throw badFile(
      `The picture has ${header.width} × ${header.height} pixels. It may have 50 megapixels at most.`,
    );
  }
  return {
    width: header.autoOrient.width,
    height: header.autoOrient.height,
    decode: (work) =>
      serialize(() =>
        // Short of "warning": phones write JPEGs with harmless oddities.
        work(sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', autoOrient: true })),
      ).catch(() => {
        throw badFile(DAMAGED);
      }),
  };
}
