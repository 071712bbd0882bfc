import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Context } from '#server/core/context.ts';

interface PictureRequest {
  file: string;
  type: string;
  produce(): Promise<Buffer | undefined>;
}

export type MakePicture = (
  request: PictureRequest,
) => Promise<{ type: string; bytes: Buffer } | undefined>;

/** Written whole under another name first, so that a reader never meets half a file. */
async function keep(place: string, picture: Buffer): Promise<void> {
  // Several processes may share the folder.
  const part = `${place}.${process.pid}.part`;
  await mkdir(path.dirname(place), { recursive: true });
  try {
    await writeFile(part, picture);
    await rename(part, place);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** Pictures we make: each once, however many ask at once, then from the data folder. */
export function pictureFolder({ env, log }: Pick<Context, 'env' | 'log'>): MakePicture {
  const folder = path.join(env.DATA_DIR, 'media');
  const running = new Map<string, Promise<Buffer | undefined>>();

  async function load({ file, produce }: PictureRequest): Promise<Buffer | undefined> {
    const place = path.join(folder, file);
    const kept = await readFile(place).catch(() => undefined);
    if (kept) return kept;
    const picture = await produce();
    if (!picture) return undefined;
    // On a full disk it is drawn anew each time.
    await keep(place, picture).catch((error: unknown) =>
      log.warn({ err: error }, 'a picture could not be kept'),
    );
    return picture;
  }

  return async (request) => {
    const { file, type } = request;
    const loading = running.get(file) ?? load(request).finally(() => running.delete(file));
    running.set(file, loading);
    const bytes = await loading;
    return bytes && { type, bytes };
  };
}
