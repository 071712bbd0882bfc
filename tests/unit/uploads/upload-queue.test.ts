import { describe, expect, test } from 'vitest';
import type { Line } from '#client/homes/media/send-in-chunks.ts';
import { UploadQueue } from '#client/homes/media/upload-queue.ts';
import { AppError } from '#contract/lib/errors.ts';
import { EXPECTED_FIGURES } from '#tests/expected/figures.ts';

const { PIECE_BYTES } = EXPECTED_FIGURES;

interface Held {
  uploadId: string;
  name: string;
  bytes: number;
  offset: number;
  made: boolean;
}

/** A server in memory whose line breaks as `trouble` says, before or after it has the chunk. */
function aServer(trouble: () => 'none' | 'lost' | 'unheard' = () => 'none') {
  const held: Held[] = [];
  let waits = 0;
  let together = 0;
  let most = 0;
  const find = (id: string) => {
    const upload = held.find(({ uploadId }) => uploadId === id);
    if (!upload) throw new AppError('not_found');
    return upload;
  };
  const answer = (upload: Held) => ({
    offset: upload.made ? null : upload.offset,
    media: null,
  });
  const cut = () => new AppError('unavailable', 'No connection.');
  const line: Line = {
    announce: async ({ name, size }) => {
      if (name === 'bad.jpg') throw new AppError('conflict', 'A property may have 40 photos.');
      let upload = held.find((known) => known.name === name && known.bytes === size && !known.made);
      if (!upload) {
        upload = { uploadId: `u${held.length}`, name, bytes: size, offset: 0, made: false };
        held.push(upload);
      }
      const { uploadId, offset, bytes } = upload;
      return { uploadId, kind: 'photo', filename: name, bytes, offset };
    },
    send: async (id, offset, chunk) => {
      together++;
      most = Math.max(most, together);
      await Promise.resolve();
      together--;
      const how = trouble();
      if (how === 'lost') throw cut();
      const upload = find(id);
      if (offset > upload.offset) {
        throw new AppError('conflict', 'Go on.', [{ path: 'offset', message: '' }]);
      }
      if (offset === upload.offset) upload.offset += chunk.size;
      if (upload.offset === upload.bytes) upload.made = true;
      if (how === 'unheard') throw cut();
      return answer(upload);
    },
    progress: async (id) => answer(find(id)),
    cancel: async (id) => {
      held.splice(held.indexOf(find(id)), 1);
    },
    wait: async () => {
      waits++;
    },
    now: () => 0,
  };
  return { held, line, waits: () => waits, most: () => most };
}

const aFile = (name: string, bytes = 5 * PIECE_BYTES + 3) =>
  new File([new Uint8Array(bytes)], name);

/** Resolves when the queue stands as asked. */
const until = (queue: UploadQueue, holds: () => boolean) =>
  new Promise<void>((resolve) => {
    const look = () => holds() && resolve();
    queue.subscribe(look);
    look();
  });

describe('files on their way', () => {
  test('arrive through every kind of cut, two at a time', async () => {
    const kinds = ['lost', 'none', 'unheard'] as const;
    let turn = 0;
    const server = aServer(() => kinds[turn++ % 3] ?? 'none');
    const queue = new UploadQueue(() => server.line);
    queue.add(
      Array.from({ length: 6 }, (_, i) => aFile(`${i}.jpg`)),
      'photo',
    );
    await until(queue, () => queue.arrived() === 6);
    expect(queue.items()).toEqual([]);
    expect(server.held.every(({ made, offset, bytes }) => made && offset === bytes)).toBe(true);
    expect(server.waits()).toBeGreaterThan(0);
    expect(server.most()).toBe(2);
  });

  test('are paused and gone on with from where they were', async () => {
    let sent = 0;
    let pauseAt = 2;
    const server = aServer(() => {
      if (++sent === pauseAt) queue.pauseAll();
      return 'none';
    });
    const queue: UploadQueue = new UploadQueue(() => server.line);
    queue.add([aFile('hall.jpg')], 'photo');
    await until(queue, () => sent === 2);
    expect(queue.items()).toMatchObject([{ state: 'paused' }]);
    pauseAt = 0;
    const before = server.held[0]?.offset ?? 0;
    expect(before).toBeLessThan(5 * PIECE_BYTES);
    queue.resumeAll();
    await until(queue, () => queue.arrived() === 1);
    expect(server.held).toMatchObject([{ made: true }]);
  });

  test('one refused stops no other, and may be tried again', async () => {
    const server = aServer();
    const queue = new UploadQueue(() => server.line);
    queue.add([aFile('bad.jpg'), aFile('good.jpg')], 'photo');
    await until(queue, () => queue.arrived() === 1 && queue.items()[0]?.state === 'refused');
    expect(queue.items()).toMatchObject([
      { name: 'bad.jpg', state: 'refused', message: 'A property may have 40 photos.' },
    ]);
  });

  test('begun before a reload wait for their file, known by name and size', async () => {
    const server = aServer();
    const file = aFile('hall.jpg');
    await server.line.announce(file);
    await server.line.send('u0', 0, file.slice(0, PIECE_BYTES));
    const queue = new UploadQueue(() => server.line);
    const open = [await server.line.announce(file)];
    queue.remember(open);
    queue.remember(open);
    expect(queue.items()).toMatchObject([{ state: 'lost', sent: PIECE_BYTES, name: 'hall.jpg' }]);
    queue.add([file], 'photo');
    await until(queue, () => queue.arrived() === 1);
    expect(server.held).toMatchObject([{ uploadId: 'u0', made: true }]);

    queue.remember([{ ...(open[0] as never as (typeof open)[0]), uploadId: 'gone' }]);
    expect(queue.items()).toHaveLength(1);
    queue.remember([]);
    expect(queue.items()).toEqual([]);
  });

  test('given up are told to the server', async () => {
    let sent = 0;
    const server = aServer(() => {
      if (++sent === 2) queue.giveUp(queue.items()[0]?.key ?? '');
      return 'none';
    });
    const queue: UploadQueue = new UploadQueue(() => server.line);
    queue.add([aFile('hall.jpg')], 'photo');
    await until(queue, () => queue.items().length === 0);
    await expect.poll(() => server.held.length).toBe(0);
    expect(queue.arrived()).toBe(0);
  });
});
