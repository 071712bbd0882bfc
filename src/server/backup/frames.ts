/** One table after another in one stream: its name, what COPY says of it, its end. */
export type Frame = { table: string } | { data: Buffer } | { end: true };

const TABLE = 1;
const DATA = 2;
const END = 3;
const HEAD = 5;

function frame(kind: number, body: Buffer): Buffer {
  const head = Buffer.alloc(HEAD);
  head.writeUInt8(kind, 0);
  head.writeUInt32BE(body.length, 1);
  return Buffer.concat([head, body]);
}

export const tableFrame = (name: string) => frame(TABLE, Buffer.from(name));
export const dataFrame = (bytes: Buffer) => frame(DATA, bytes);
export const endFrame = () => frame(END, Buffer.alloc(0));

function readFrame(kind: number, body: Buffer): Frame {
  if (kind === TABLE) return { table: body.toString('utf8') };
  if (kind === DATA) return { data: body };
  if (kind === END) return { end: true };
  throw new Error('The backup was written in a form that this version does not know.');
}

export async function* readFrames(source: AsyncIterable<Buffer>): AsyncGenerator<Frame> {
  let held: Buffer = Buffer.alloc(0);
  for await (const bytes of source) {
    held = held.length ? Buffer.concat([held, bytes]) : bytes;
    while (held.length >= HEAD) {
      const end = HEAD + held.readUInt32BE(1);
      if (held.length < end) break;
      yield readFrame(held.readUInt8(0), held.subarray(HEAD, end));
      held = held.subarray(end);
    }
  }
  if (held.length > 0) throw new Error('The database of the backup ends in the middle.');
}
