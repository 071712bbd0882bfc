import { readFileSync } from 'node:fs';
import { LRUCache } from 'lru-cache';
import PDFDocument from 'pdfkit';
import { currentTongue, tagOf } from '#messages/lib/language.ts';
import { fontFile } from './font-file.ts';
import { FONT_NAMES, runsOf } from './runs.ts';

const files = FONT_NAMES.map((name) => [name, readFileSync(fontFile(name))] as const);

export interface Style {
  size?: number;
  bold?: boolean;
  color?: string;
  align?: 'left' | 'right';
}

/** An A4 sheet that is written on line by line, in points from its upper left. */
export interface Sheet {
  /** Writes in a column, broken into lines; answers the height it took. */
  write(text: string, x: number, y: number, width: number, style?: Style): number;
  /** The lines that `write` would break a text into. */
  linesOf(text: string, width: number, style?: Style): string[];
  /** The height that `write` would take. */
  heightOf(text: string, width: number, style?: Style): number;
  line(x1: number, x2: number, y: number, color?: string): void;
  fill(x: number, y: number, width: number, height: number, color: string): void;
  /** A JPEG as large as it goes into the box, at its upper left. */
  photo(jpeg: Buffer, x: number, y: number, width: number, height: number): void;
  /** Goes on on a further sheet. */
  turn(): void;
  /** Ends the last sheet. */
  finish(): Promise<Buffer>;
}

const LEADING = 1.4;

/** Each with the blank after it: that is how letters are shaped. */
const WORDS = /[^ ]* |[^ ]+$/g;
/** As readers see them: a conjunct with its vowel signs is one, which no line’s end parts. */
const LETTERS = new Intl.Segmenter('mr', { granularity: 'grapheme' });
/** What words take at a size of one point: measuring is most of the work, and texts repeat themselves. */
const widths = new LRUCache<string, number>({ max: 20_000 });

export function openSheet(info: { title: string; author: string; at: Date }): Sheet {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: tagOf(currentTongue()),
    info: { Title: info.title, Author: info.author, CreationDate: info.at },
  });
  for (const [name, file] of files) doc.registerFont(name, file);
  const parts: Buffer[] = [];
  const ended = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', () => resolve(Buffer.concat(parts)));
    doc.on('error', reject);
  });

  function measure(word: string, bold: boolean): number {
    const key = `${bold ? 'bold' : 'plain'} ${word}`;
    const known = widths.get(key);
    if (known !== undefined) return known;
    const found = runsOf(word, bold).reduce(
      (sum, run) => sum + doc.font(run.font).fontSize(1).widthOfString(run.text),
      0,
    );
    widths.set(key, found);
    return found;
  }

  const widthOf = (text: string, size: number, bold: boolean) =>
    (text.match(WORDS) ?? []).reduce((sum, word) => sum + measure(word, bold) * size, 0);

  /** A word longer than the column is cut where it must be. */
  function linesOf(text: string, width: number, size: number, bold: boolean): string[] {
    const fits = (line: string) => widthOf(line, size, bold) <= width;
    const lines: string[] = [''];
    for (const word of text.split(/\s+/)) {
      const last = lines.at(-1) ?? '';
      const longer = last ? `${last} ${word}` : word;
      if (fits(longer)) lines[lines.length - 1] = longer;
      else if (fits(word)) lines.push(word);
      else {
        for (const { segment: letter } of LETTERS.segment(`${last ? ' ' : ''}${word}`)) {
          const line = lines.at(-1) ?? '';
          if (fits(line + letter)) lines[lines.length - 1] = line + letter;
          else lines.push(letter);
        }
      }
    }
    return lines;
  }

  function writeLine(text: string, x: number, y: number, size: number, bold: boolean) {
    let at = x;
    for (const run of runsOf(text, bold)) {
      doc.font(run.font).fontSize(size);
      // On one baseline, whatever the fonts' own heights are.
      doc.text(run.text, at, y + size, { lineBreak: false, baseline: 'alphabetic' });
      at += doc.widthOfString(run.text);
    }
  }

  return {
    write(text, x, y, width, { size = 9.5, bold = false, color = '#1d2327', align = 'left' } = {}) {
      const lines = linesOf(text, width, size, bold);
      doc.fillColor(color);
      for (const [i, line] of lines.entries()) {
        const left = align === 'right' ? x + width - widthOf(line, size, bold) : x;
        writeLine(line, left, y + i * size * LEADING, size, bold);
      }
      return lines.length * size * LEADING;
    },
    linesOf: (text, width, { size = 9.5, bold = false } = {}) => linesOf(text, width, size, bold),
    heightOf: (text, width, { size = 9.5, bold = false } = {}) =>
      linesOf(text, width, size, bold).length * size * LEADING,
    line: (x1, x2, y, color = '#d5dade') =>
      void doc.moveTo(x1, y).lineTo(x2, y).lineWidth(0.7).strokeColor(color).stroke(),
    fill: (x, y, width, height, color) => void doc.rect(x, y, width, height).fill(color),
    photo: (jpeg, x, y, width, height) => void doc.image(jpeg, x, y, { fit: [width, height] }),
    turn: () => void doc.addPage(),
    finish() {
      doc.end();
      return ended;
    },
  };
}
