import words from '#messages/lib/papers/index.ts';
import { openSheet, type Sheet, type Style } from './sheet.ts';

export const LEFT = 48;
export const RIGHT = 547;
export const WIDTH = RIGHT - LEFT;
const TOP = 48;
const BOTTOM = 786;
const MUTED = '#5b6670';
const HEADING = { size: 12, bold: true } as const;

/** Text that runs down A4 sheets, over as many as it needs; each ends with the same line. */
export interface Flow {
  sheet: Sheet;
  y: number;
  /** A gap, or the next sheet where so much does not fit any more. */
  room(height: number): void;
  gap(height: number): void;
  text(words: string, style?: Style): void;
  /** What is never the last on a sheet: it stays with what comes next, and goes on with that. */
  lead(height: number, draw: (y: number) => void): void;
  /** A lead over a line. */
  heading(words: string): void;
  /** A label in the left column, its value in the right; answers where they begin. */
  fact(label: string, value: string, width?: number): number;
  finish(): Promise<Buffer>;
}

/** @param say says a few words of ours in the languages of the paper */
export function openFlow(
  info: { title: string; author: string; at: Date },
  footLine: string,
  say: (read: () => string) => string = (read) => read(),
): Flow {
  const sheet = openSheet(info);
  let page = 1;
  const foot = () => {
    sheet.line(LEFT, RIGHT, BOTTOM + 8);
    sheet.write(footLine, LEFT, BOTTOM + 12, WIDTH - 80, { size: 8, color: MUTED });
    const number = say(() => words.page({ page }));
    sheet.write(number, RIGHT - 80, BOTTOM + 12, 80, { size: 8, color: MUTED, align: 'right' });
  };
  let leads: { height: number; draw: (y: number) => void }[] = [];
  const turn = () => {
    foot();
    sheet.turn();
    page += 1;
    flow.y = TOP;
  };
  const drawLeads = () => {
    for (const { height, draw } of leads) {
      draw(flow.y);
      flow.y += height;
    }
    leads = [];
  };
  const flow: Flow = {
    sheet,
    y: TOP,
    room(height) {
      const led = leads.reduce((sum, lead) => sum + lead.height, 0);
      if (flow.y + led + height > BOTTOM) turn();
      drawLeads();
    },
    gap(height) {
      flow.y += height;
    },
    text(said, style) {
      const lines = sheet.linesOf(said, WIDTH, style);
      const height = sheet.heightOf('', WIDTH, style);
      for (const [i, line] of lines.entries()) {
        // The first line takes the second along, the last but one the last.
        const isFirst = i === 0 || i === lines.length - 2;
        flow.room(height * (isFirst && lines.length > 1 ? 2 : 1));
        flow.y += sheet.write(line, LEFT, flow.y, WIDTH, style);
      }
    },
    lead(height, draw) {
      leads.push({ height, draw });
    },
    heading(words) {
      flow.gap(16);
      const height = sheet.heightOf(words, WIDTH, HEADING);
      flow.lead(height + 7, (y) => {
        sheet.write(words, LEFT, y, WIDTH, HEADING);
        sheet.line(LEFT, RIGHT, y + height + 1);
      });
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
      return flow.y - height - 1;
    },
    finish() {
      drawLeads();
      foot();
      return sheet.finish();
    },
  };
  return flow;
}
