import type { ExactPlace } from '#contract/homes/exact-place.ts';
import type { TitlePoint } from '#contract/professionals/lawyers.ts';
import { placeWords } from '#domain/homes/place-labels.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import { signatoryWords } from '#domain/professionals/signatory-words.ts';
import { CHECK_RESULT_LABEL, outcomeWords } from '#domain/professionals/title-check.ts';
import type { Signatory } from '#server/db/schema/index.ts';
import { type Flow, LEFT, openFlow, WIDTH } from '#server/lib/pdf/report-flow.ts';
import { progressOf } from './find-work.ts';

export interface TitleReportFacts {
  client: string;
  lawyer: Signatory;
  property: { title: string; address: string; place: ExactPlace | null } | null;
  points: readonly TitlePoint[];
  opinion: string;
  issuedAt: Date;
}

const MUTED = '#5b6670';
const TONE = { fine: '#1b6e3c', problem: '#b00020', open: MUTED, 'not-applicable': MUTED } as const;
const RESULT_WIDTH = 90;
const BOLD = { bold: true } as const;
const LIMITS =
  'This report tells what the papers and registers named here showed on the day it was made. It is no guarantee against claims that they do not show.';

function writePoint(flow: Flow, { label, result, note, at }: TitlePoint, i: number): void {
  const { sheet } = flow;
  const words = `${i + 1}. ${label}`;
  const width = WIDTH - RESULT_WIDTH - 10;
  flow.lead(sheet.heightOf(words, width, BOLD), (y) => {
    const style = { ...BOLD, align: 'right', color: TONE[result] } as const;
    sheet.write(CHECK_RESULT_LABEL[result], LEFT + WIDTH - RESULT_WIDTH, y, RESULT_WIDTH, style);
    sheet.write(words, LEFT, y, width, BOLD);
  });
  if (note) flow.text(note);
  if (at) flow.text(`Looked at on ${formatDate(at)}`, { size: 8.5, color: MUTED });
  // Of one that nobody has looked at nothing follows.
  flow.room(0);
  flow.gap(8);
}

/** A title report on A4 sheets: the opinion first, then every point with what was found. */
export function titleReportPdf(facts: TitleReportFacts): Promise<Buffer> {
  const { client, lawyer, property, points, opinion, issuedAt } = facts;
  const flow = openFlow(
    { title: 'Title report', author: lawyer.name, at: issuedAt },
    `Title report of ${formatDate(issuedAt)} by ${lawyer.name}`,
  );
  flow.text('Title report', { size: 18, bold: true });
  flow.gap(10);
  if (property) {
    flow.fact('Property', property.title);
    flow.fact('Address', property.place ? placeWords(property.place) : property.address);
  }
  flow.fact('Prepared for', client);
  flow.fact('Prepared by', signatoryWords(lawyer));
  flow.fact('Issued on', formatDate(issuedAt));
  flow.fact('Outcome', outcomeWords(progressOf(points)));
  flow.heading('Opinion');
  for (const line of opinion.split('\n')) flow.text(line, { size: 10.5 });
  flow.heading('What was checked');
  for (const [i, point] of points.entries()) writePoint(flow, point, i);
  flow.heading('What this report is');
  flow.text(LIMITS);
  return flow.finish();
}
