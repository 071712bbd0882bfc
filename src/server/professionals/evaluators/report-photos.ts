import words from '#messages/professionals/valuation-report/index.ts';
import { type Flow, LEFT, WIDTH } from '#server/lib/pdf/report-flow.ts';
import type { ReportPhoto } from './visit-photos.ts';

const GAP = 14;
const COLUMN = (WIDTH - GAP) / 2;
/** As high as a photo taken across; one taken upright is narrower. */
const HEIGHT = (COLUMN * 3) / 4;
const CAPTION = { size: 8.5, color: '#5b6670' } as const;

/** Photos of the visit, two in a row, each over what it shows. */
export function writePhotos(flow: Flow, photos: readonly ReportPhoto[]): void {
  const rows = Array.from({ length: Math.ceil(photos.length / 2) }, (_, i) =>
    photos.slice(2 * i, 2 * i + 2),
  );
  if (photos.length > 0) flow.heading(words.photos);
  for (const row of rows) {
    const captions = row.map(({ caption }) => flow.sheet.heightOf(caption, COLUMN, CAPTION));
    const height = HEIGHT + 4 + Math.max(...captions);
    flow.room(height);
    for (const [column, { jpeg, caption }] of row.entries()) {
      const x = LEFT + column * (COLUMN + GAP);
      flow.sheet.photo(jpeg, x, flow.y, COLUMN, HEIGHT);
      flow.sheet.write(caption, x, flow.y + HEIGHT + 4, COLUMN, CAPTION);
    }
    flow.y += height + 10;
  }
}
