import { openSheet, type Sheet, type Style } from './sheet.ts';

export const LEFT = 48;
export const RIGHT = 547;
export const WIDTH = RIGHT - LEFT;
const TOP = 48;
const BOTTOM = 786;
const MUTED = '#5b6670';

/** Text that runs down A4 sheets, over as many as it needs; each ends with the same line. */
export interface Flow {
  sheet: Sheet;
  y: number;
  /** A gap, or the next sheet where so much does not fit any more. */
  room(height: number): void;
  gap(height: number): void;
  text(words: string, style?: Style): void;
  /** Never the last on a sheet: with it goes what follows, so high that it is not parted. */
  heading(words: string, follows?: number): void;
  /** A label in the left column, its value in the right. */
  fact(label: string, value: string, width?: number): void;
  finish(): Promise<Buffer>;
}

export function openFlow(
  info: { title: string; author: string; at: Date },
  footLine: string,
): Flow {
  const sheet = openSheet(info);
  let page = 1;
  const foot = () => {
    sheet.line(LEFT, RIGHT, BOTTOM + 8);
    sheet.write(footLine, LEFT, BOTTOM + 12, WIDTH - 60, { size: 8, color: MUTED });
    sheet.write(`Page ${page}`, RIGHT - 60, BOTTOM + 14, 60, {
      size: 8,
      color: MUTED,
      align: 'right',
    });
  };
  const flow: Flow = {
    sheet,
    y: TOP,
    room(height) {
      if (flow.y + height <= BOTTOM) return;
      foot();
      sheet.turn();
      page += 1;
      flow.y = TOP;
    },
    gap(height) {
      flow.y += height;
    },
    text(words, style) {
      const lines = sheet.linesOf(words, WIDTH, style);
      const height = sheet.heightOf('', WIDTH, style);
      for (const [i, line] of lines.entries()) {
        // The first line takes the second along, the last but one the last.
        const isFirst = i === 0 || i === lines.length - 2;
        flow.room(height * (isFirst && lines.length > 1 ? 2 : 1));
        flow.y += sheet.write(line, LEFT, flow.y, WIDTH, style);
      }
    },
    heading(words, follows = 40) {
      flow.gap(16);
      flow.room(20 + follows);
      flow.y += sheet.write(words, LEFT, flow.y, WIDTH, { size: 12, bold: true });
      sheet.line(LEFT, RIGHT, flow.y + 1);
      flow.gap(7);
    },
    fact(label, value, width = WIDTH) {
      const height = Math.max(
        sheet.heightOf(label, 112),
        sheet.heightOf(value, width - 120, { bold: true }),
      );
      flow.room(height);
      sheet.write(label, LEFT, flow.y, 112, { color: MUTED });
      sheet.write(value, LEFT + 120, flow.y, width - 120, { bold: true });
      flow.y += height + 1;
    },
    finish() {
      foot();
      return sheet.finish();
    },
  };
  return flow;
}
