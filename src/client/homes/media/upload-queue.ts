import type { OpenUpload } from '#contract/homes/media.ts';
import { isAppError } from '#contract/lib/errors.ts';
import words from '#messages/homes/papers/index.ts';
import { type Line, sendInChunks } from './send-in-chunks.ts';

export type PictureKind = OpenUpload['kind'];

export interface QueueItem {
  key: string;
  kind: PictureKind;
  name: string;
  bytes: number;
  sent: number;
  /** `lost`: begun before this page was loaded; its file has to be chosen again. */
  state: 'waiting' | 'sending' | 'cut' | 'paused' | 'refused' | 'lost';
  /** Why it was refused. */
  message?: string;
  file?: File;
  /** Known once the server has it. */
  uploadId?: string;
}

const BATCH_SIZE = 2;

const isSame = (item: QueueItem, { name, size }: File) => item.name === name && item.bytes === size;
const isActive = ({ state }: QueueItem) => state === 'sending' || state === 'cut';

/** The files of one listing on their way; two at a time, each on its own through pauses and cuts. */
export class UploadQueue {
  readonly #lineFor: (kind: PictureKind) => Line;
  readonly #listeners = new Set<() => void>();
  #items: readonly QueueItem[] = [];
  readonly #runs = new Map<string, symbol>();
  #arrived = 0;
  #made = 0;

  constructor(lineFor: (kind: PictureKind) => Line) {
    this.#lineFor = lineFor;
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
  readonly items = () => this.#items;
  /** How many photos have been made since the page was loaded. */
  readonly arrived = () => this.#arrived;

  /** Takes files in; one that was lost, or paused, goes on where it was. */
  add(files: readonly File[], kind: PictureKind): void {
    for (const file of files) {
      const known = this.#items.find((item) => isSame(item, file));
      if (known) {
        if (!isActive(known)) this.#change(known.key, { file, state: 'waiting' });
      } else {
        const { name, size: bytes } = file;
        const key = `${this.#made++}`;
        this.#set([...this.#items, { key, kind, name, bytes, sent: 0, state: 'waiting', file }]);
      }
    }
    this.#next();
  }

  /** Shows what the server holds of earlier visits; what it holds no longer is taken off. */
  remember(open: readonly OpenUpload[]): void {
    const ids = new Set(open.map(({ uploadId }) => uploadId));
    const kept = this.#items.filter(
      ({ state, uploadId }) => state !== 'lost' || ids.has(uploadId ?? ''),
    );
    const fresh = open.filter(
      ({ filename, bytes }) => !kept.some((item) => item.name === filename && item.bytes === bytes),
    );
    if (fresh.length === 0 && kept.length === this.#items.length) return;
    const lost = fresh.map(
      ({ uploadId, kind, filename: name, bytes, offset: sent }): QueueItem => ({
        key: `${this.#made++}`,
        kind,
        name,
        bytes,
        sent,
        state: 'lost',
        uploadId,
      }),
    );
    this.#set([...kept, ...lost]);
  }

  pause(key: string): void {
    this.#change(key, { state: 'paused' });
    this.#next();
  }

  resume(key: string): void {
    this.#change(key, { state: 'waiting' });
    this.#next();
  }

  pauseAll(): void {
    for (const item of this.#items) {
      if (isActive(item) || item.state === 'waiting') this.#change(item.key, { state: 'paused' });
    }
  }

  resumeAll(): void {
    for (const item of this.#items) {
      if (item.state === 'paused') this.#change(item.key, { state: 'waiting' });
    }
    this.#next();
  }

  /** Gives a file up, here and on the server. */
  giveUp(key: string): void {
    const item = this.#find(key);
    this.#remove(key);
    // One that cannot be told goes by itself after a day.
    if (item?.uploadId)
      this.#lineFor(item.kind)
        .cancel(item.uploadId)
        .catch(() => undefined);
  }

  #remove(key: string): void {
    this.#set(this.#items.filter((item) => item.key !== key));
    this.#next();
  }

  #find(key: string): QueueItem | undefined {
    return this.#items.find((item) => item.key === key);
  }

  #set(items: readonly QueueItem[]): void {
    this.#items = items;
    for (const listener of this.#listeners) listener();
  }

  #change(key: string, changes: Partial<QueueItem>): void {
    this.#set(this.#items.map((item) => (item.key === key ? { ...item, ...changes } : item)));
  }

  #next(): void {
    const free = BATCH_SIZE - this.#items.filter(isActive).length;
    for (const item of this.#items.filter(({ state }) => state === 'waiting').slice(0, free)) {
      if (item.file) void this.#run(item.key, item.kind, item.file);
    }
  }

  async #run(key: string, kind: PictureKind, file: File): Promise<void> {
    this.#change(key, { state: 'sending' });
    // Paused and gone on with while a chunk was under way, it runs anew; this run is over then.
    const run = Symbol(key);
    this.#runs.set(key, run);
    const isMine = () => this.#runs.get(key) === run && isActive(this.#find(key) ?? STOPPED);
    try {
      const end = await sendInChunks(this.#lineFor(kind), file, {
        isStopped: () => !isMine(),
        onAnnounced: (uploadId) => isMine() && this.#change(key, { uploadId }),
        onSent: (sent) => isMine() && this.#change(key, { sent }),
        onCut: (isCut) => isMine() && this.#change(key, { state: isCut ? 'cut' : 'sending' }),
      });
      if (end === 'done') {
        this.#arrived++;
        this.#remove(key);
      }
    } catch (error) {
      const message = isAppError(error) ? error.message : words.fileCouldNot;
      if (isMine()) this.#change(key, { state: 'refused', message });
      this.#next();
    }
  }
}

const STOPPED = { state: 'paused' } as QueueItem;
