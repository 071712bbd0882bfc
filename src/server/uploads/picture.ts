import sharp, { type Sharp } from 'sharp';
import { AppError } from '#contract/lib/errors.ts';
import words from '#messages/lib/refusals/index.ts';
import { badFile } from './bad-file.ts';

const MAX_PIXELS = 50_000_000;
/** For the pixels of one file; a phone's photo takes a second or two. */
export const PICTURE_SECONDS = 20;
/** Pictures that may wait for their turn; each holds its bytes. */
const MAX_WAITING = 24;

export interface Picture {
  /** As it is meant to be seen, with its orientation applied. */
  width: number;
  height: number;
  /** Runs over the pixels of the first frame, upright. Throws invalid where they are damaged. */
  decode<T>(work: (pixels: Sharp) => Promise<T>): Promise<T>;
}

let turn: Promise<unknown> = Promise.resolve();
let waiting = 0;

/** Refuses what has not come to an end in time, though what it is at may not be stopped. */
async function inTime<T>(work: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(badFile(words.pictureTooMuch)),
    (PICTURE_SECONDS + 2) * 1_000,
  );
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * One after the other: unpacking fifty megapixels may take half a gigabyte. The pixels are read
 * beside the thread that answers; the next waits for the end of the last even where that was
 * refused. Throws invalid for what takes too long, unavailable where too many wait.
 */
export async function serialize<T>(work: () => Promise<T>): Promise<T> {
  if (waiting >= MAX_WAITING) {
    throw new AppError('unavailable', words.manyPicturesRead);
  }
  waiting++;
  const before = turn;
  const { promise: mine, resolve: finish } = Promise.withResolvers<void>();
  turn = mine;
  await before;
  const running = work();
  running.then(
    () => finish(),
    () => finish(),
  );
  return inTime(running).finally(() => waiting--);
}

const isTimeout = (error: unknown) => error instanceof Error && /timeout/i.test(error.message);

/** What is said of a picture whose pixels could not be read. */
export function pictureFault(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return badFile(isTimeout(error) ? words.pictureTooMuch : words.pictureDamaged);
}

/**
 * Opens a picture by its header alone: one that declares too many pixels is refused before any
 * of them is unpacked. Damage further in shows only when `decode()` is run.
 */
export async function openPicture(bytes: Buffer): Promise<Picture> {
  // Without a limit here the header of a bomb is read all the same, so that we can name its size.
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw pictureFault(error);
    });
  if (header.width * header.height > MAX_PIXELS) {
    throw badFile(words.mostMegapixels({ width: header.width, height: header.height }));
  }
  return {
    width: header.autoOrient.width,
    height: header.autoOrient.height,
    decode: (work) =>
      serialize(() =>
        work(
          // Short of "warning": phones write JPEGs with harmless oddities.
          sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', autoOrient: true }).timeout(
            { seconds: PICTURE_SECONDS },
          ),
        ),
      ).catch((error: unknown) => {
        throw pictureFault(error);
      }),
  };
}
