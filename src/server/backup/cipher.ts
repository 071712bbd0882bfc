import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const MAGIC = Buffer.from('PSB1');
const SALT = 32;
const TAG = 16;
const CHUNK = 1_048_576;
const CIPHER = 'aes-256-gcm';

type Source = AsyncIterable<Buffer> | Iterable<Buffer>;

/** Thrown for what does not open: another key, a changed byte, a missing end. */
export class NotWhole extends Error {}

/** Of one file: its own by its salt, and by its label, so that no file passes for another. */
const keyOf = (master: Buffer, salt: Buffer, label: string) =>
  Buffer.from(hkdfSync('sha256', master, salt, `propertysearch backup ${label}`, 32));

/** Its place and whether it is the last: chunks cannot change places, and an end cannot be cut off. */
function nonceOf(place: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(place, 0, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/** The source in pieces of `size`, the last one shorter or as long, and told apart. */
async function* inPieces(source: Source, size: number): AsyncGenerator<[Buffer, boolean]> {
  let held: Buffer[] = [];
  let length = 0;
  for await (const bytes of source) {
    held.push(bytes);
    length += bytes.length;
    // One that is full waits until there is more: it might be the last.
    while (length > size) {
      const all: Buffer = Buffer.concat(held);
      yield [all.subarray(0, size), false];
      held = [all.subarray(size)];
      length = all.length - size;
    }
  }
  yield [Buffer.concat(held), true];
}

/** Encrypts a stream of any length with AES-256-GCM in chunks of a megabyte. */
export const sealing = (master: Buffer, label: string) =>
  async function* seal(source: Source): AsyncGenerator<Buffer> {
    const salt = randomBytes(SALT);
    const key = keyOf(master, salt, label);
    yield Buffer.concat([MAGIC, salt]);
    let place = 0;
    for await (const [piece, isLast] of inPieces(source, CHUNK)) {
      const cipher = createCipheriv(CIPHER, key, nonceOf(place++, isLast));
      yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
    }
  };

async function* withoutHead(
  source: Source,
  length: number,
  head: (bytes: Buffer) => void,
): AsyncGenerator<Buffer> {
  let held: Buffer = Buffer.alloc(0);
  let isRead = false;
  for await (const bytes of source) {
    if (isRead) {
      yield bytes;
      continue;
    }
    held = Buffer.concat([held, bytes]);
    if (held.length < length) continue;
    head(held.subarray(0, length));
    isRead = true;
    yield held.subarray(length);
  }
}

/** Opens what `sealing` made under the same label; nothing is handed on before it is proved. */
export const opening = (master: Buffer, label: string) =>
  async function* open(source: Source): AsyncGenerator<Buffer> {
    let key: Buffer | undefined;
    const body = withoutHead(source, MAGIC.length + SALT, (head) => {
      if (head.subarray(0, MAGIC.length).equals(MAGIC))
        key = keyOf(master, head.subarray(MAGIC.length), label);
    });
    let place = 0;
    for await (const [piece, isLast] of inPieces(body, CHUNK + TAG)) {
      if (!key || piece.length < TAG)
        throw new NotWhole(`The ${label} of the backup is cut short.`);
      const decipher = createDecipheriv(CIPHER, key, nonceOf(place++, isLast), {
        authTagLength: TAG,
      });
      decipher.setAuthTag(piece.subarray(-TAG));
      try {
        yield Buffer.concat([decipher.update(piece.subarray(0, -TAG)), decipher.final()]);
      } catch {
        throw new NotWhole(
          `The ${label} of the backup does not open: another BACKUP_KEY, or it was changed or cut short.`,
        );
      }
    }
  };
