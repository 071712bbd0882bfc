import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { rows } from '../db/rows.ts';
import { type PictureSpec, renderAt } from '../demo/drawings/render.ts';

const WIDTHS = [400, 800, 1600];
/** A picture is asked for as /media/{id}-{width}.webp. */
const PATTERN = /^\/media\/(\d{1,10})-(\d{3,4})\.webp$/;

/** Serves listing pictures: drawn on first request, then from the data folder. */
export function createMedia(context: Context) {
  const folder = path.join(context.env.DATA_DIR, 'media');
  const rendering = new Map<string, Promise<Buffer | undefined>>();

  async function produce(id: number, width: number, file: string) {
    const kept = await readFile(file).catch(() => undefined);
    if (kept) return kept;
    const [row] = await rows<{ drawing: PictureSpec | null }>(
      context.db,
      sql`select drawing from listing_media where id = ${id}`,
    );
    if (!row?.drawing) return undefined;
    const picture = await renderAt(row.drawing, width);
    await mkdir(folder, { recursive: true });
    // Written whole under another name first, so that a reader never meets half a file.
    await writeFile(`${file}.part`, picture);
    await rename(`${file}.part`, file);
    return picture;
  }

  return async (req: IncomingMessage, res: ServerResponse, urlPath: string): Promise<boolean> => {
    const [, id, width] = PATTERN.exec(urlPath) ?? [];
    if (!id || !WIDTHS.includes(Number(width)) || Number(id) > 2_147_483_647) return false;
    const name = `${id}-${width}.webp`;
    const running =
      rendering.get(name) ??
      produce(Number(id), Number(width), path.join(folder, name)).finally(() =>
        rendering.delete(name),
      );
    rendering.set(name, running);
    const picture = await running;
    if (!picture) return false;
    res.writeHead(200, {
      'content-type': 'image/webp',
      'content-length': picture.length,
      'cache-control': 'public, max-age=31536000, immutable',
    });
    res.end(req.method === 'HEAD' ? undefined : picture);
    return true;
  };
}
