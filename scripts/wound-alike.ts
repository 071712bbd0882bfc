// What of a font a browser draws bolder it draws hollow where one outline of a glyph runs the other way
// round than the rest, as two of Anek Devanagari do (ः and the half क़). Here such outlines are turned.

interface Point {
  x: number;
  y: number;
  isOn: boolean;
}
type Contour = Point[];

const ON_CURVE = 1;
const SHORT = [2, 4] as const;
const REPEAT = 8;
const SAME = [16, 32] as const;
const HEADER = 10;
const TABLE_RECORD = 16;
const DIRECTORY = 12;
const LOCA_FORMAT = 50;

function tablesOf(font: Buffer): Map<string, Buffer> {
  const tables = new Map<string, Buffer>();
  for (let i = 0; i < font.readUInt16BE(4); i++) {
    const at = DIRECTORY + i * TABLE_RECORD;
    const from = font.readUInt32BE(at + 8);
    const name = font.toString('latin1', at, at + 4);
    tables.set(name, font.subarray(from, from + font.readUInt32BE(at + 12)));
  }
  return tables;
}

const padded = (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);

/** Checksums are left out: who packs the font writes them. */
function fontOf(version: number, tables: Map<string, Buffer>): Buffer {
  const head = Buffer.alloc(DIRECTORY + tables.size * TABLE_RECORD);
  head.writeUInt32BE(version, 0);
  head.writeUInt16BE(tables.size, 4);
  let end = head.length;
  [...tables].forEach(([name, bytes], i) => {
    const at = DIRECTORY + i * TABLE_RECORD;
    head.write(name, at, 'latin1');
    head.writeUInt32BE(end, at + 8);
    head.writeUInt32BE(bytes.length, at + 12);
    end += padded(bytes).length;
  });
  return Buffer.concat([head, ...[...tables.values()].map(padded)]);
}

const tableOf = (tables: Map<string, Buffer>, name: string): Buffer => {
  const table = tables.get(name);
  if (!table) throw new Error(`The font has no ${name}`);
  return table;
};

function glyphsOf(tables: Map<string, Buffer>): Buffer[] {
  const loca = tableOf(tables, 'loca');
  const glyf = tableOf(tables, 'glyf');
  const isLong = tableOf(tables, 'head').readInt16BE(LOCA_FORMAT) === 1;
  const at = (i: number) => (isLong ? loca.readUInt32BE(i * 4) : loca.readUInt16BE(i * 2) * 2);
  const count = loca.length / (isLong ? 4 : 2) - 1;
  return Array.from({ length: count }, (_, i) => glyf.subarray(at(i), at(i + 1)));
}

/** The outlines of a glyph that is made of no others; none of one that is. */
function contoursOf(glyph: Buffer): Contour[] {
  const count = glyph.length > 0 ? glyph.readInt16BE(0) : 0;
  if (count <= 0) return [];
  const ends = Array.from({ length: count }, (_, i) => glyph.readUInt16BE(HEADER + i * 2));
  const points = (ends.at(-1) ?? -1) + 1;
  let at = HEADER + count * 2;
  at += 2 + glyph.readUInt16BE(at);
  const flags: number[] = [];
  while (flags.length < points) {
    const flag = glyph.readUInt8(at++);
    const times = flag & REPEAT ? glyph.readUInt8(at++) + 1 : 1;
    for (let i = 0; i < times; i++) flags.push(flag);
  }
  const axis = (which: 0 | 1) => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & SHORT[which]) value += glyph.readUInt8(at++) * (flag & SAME[which] ? 1 : -1);
      else if (!(flag & SAME[which])) {
        value += glyph.readInt16BE(at);
        at += 2;
      }
      return value;
    });
  };
  const xs = axis(0);
  const ys = axis(1);
  const all = flags.map((flag, i) => ({ x: xs[i] ?? 0, y: ys[i] ?? 0, isOn: (flag & 1) === 1 }));
  return ends.map((end, i) => all.slice((ends[i - 1] ?? -1) + 1, end + 1));
}

/** The glyph with other outlines in the same box, written at length: who packs the font shortens it. */
function glyphWith(glyph: Buffer, contours: Contour[]): Buffer {
  const points = contours.flat();
  const body = Buffer.alloc(contours.length * 2 + 2 + points.length * 5);
  let at = 0;
  let end = -1;
  for (const contour of contours) {
    end += contour.length;
    at = body.writeUInt16BE(end, at);
  }
  at = body.writeUInt16BE(0, at);
  for (const { isOn } of points) at = body.writeUInt8(isOn ? ON_CURVE : 0, at);
  for (const axis of ['x', 'y'] as const)
    points.forEach((point, i) => {
      at = body.writeInt16BE(point[axis] - (points[i - 1]?.[axis] ?? 0), at);
    });
  return Buffer.concat([glyph.subarray(0, HEADER), body]);
}

const areaOf = (contour: Contour) =>
  contour.reduce((sum, { x, y }, i) => {
    const before = contour.at(i - 1);
    return before ? sum + (before.x * y - x * before.y) / 2 : sum;
  }, 0);

const isInside = ({ x, y }: Point, contour: Contour) =>
  contour.reduce((inside, one, i) => {
    const before = contour.at(i - 1) ?? one;
    if (one.y > y === before.y > y) return inside;
    const crossing = ((before.x - one.x) * (y - one.y)) / (before.y - one.y) + one.x;
    return x < crossing ? !inside : inside;
  }, false);

/** Outlines that are no hole in another and run the other way round than the greatest. */
function woundOtherwise(contours: Contour[]): Set<Contour> {
  const outer = contours.filter(
    (one) =>
      !contours.some((other) => other !== one && one.every((point) => isInside(point, other))),
  );
  const areas = outer.map(areaOf);
  const greatest = areas.reduce((a, b) => (Math.abs(b) > Math.abs(a) ? b : a), 0);
  return new Set(outer.filter((_, i) => (areas[i] ?? 0) * greatest < 0));
}

/** How many glyphs of a TrueType font have such outlines. */
export const glyphsWoundOtherwise = (sfnt: Uint8Array): number =>
  glyphsOf(tablesOf(Buffer.from(sfnt))).filter(
    (glyph) => woundOtherwise(contoursOf(glyph)).size > 0,
  ).length;

/** The font with the outlines of each glyph running one way round. */
export function woundAlike(sfnt: Uint8Array): Buffer {
  const font = Buffer.from(sfnt);
  const tables = tablesOf(font);
  const glyphs = glyphsOf(tables).map((glyph) => {
    const contours = contoursOf(glyph);
    const turned = woundOtherwise(contours);
    if (turned.size === 0) return padded(glyph);
    const mended = contours.map((one) => (turned.has(one) ? one.toReversed() : one));
    return padded(glyphWith(glyph, mended));
  });
  const loca = Buffer.alloc((glyphs.length + 1) * 4);
  let end = 0;
  glyphs.forEach((glyph, i) => {
    end += glyph.length;
    loca.writeUInt32BE(end, (i + 1) * 4);
  });
  const head = Buffer.from(tableOf(tables, 'head'));
  head.writeInt16BE(1, LOCA_FORMAT);
  tables.set('head', head).set('loca', loca).set('glyf', Buffer.concat(glyphs));
  return fontOf(font.readUInt32BE(0), tables);
}
