import type { ExactPlace } from '#contract/homes/exact-place.ts';
import type { TitlePoint } from '#contract/professionals/lawyers.ts';
import { placeWords } from '#domain/homes/place-labels.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import { signatoryWords } from '#domain/professionals/signatory-words.ts';
import { CHECK_RESULT_LABEL, outcomeWords } from '#domain/professionals/title-check.ts';
import type { Signatory } from '#server/db/schema/index.ts';
import { LEFT, openFlow, WIDTH } from '#server/lib/pdf/report-flow.ts';
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
const LIMITS =
  'This report tells what the papers and registers named here showed on the day it was made. It is no guarantee against claims that they do not show.';

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
  for (const [i, { label, result, note, at }] of points.entries()) {
    flow.room(40);
    flow.sheet.write(
      CHECK_RESULT_LABEL[result],
      LEFT + WIDTH - RESULT_WIDTH,
      flow.y,
      RESULT_WIDTH,
      {
        bold: true,
        align: 'right',
        color: TONE[result],
      },
    );
    flow.y += flow.sheet.write(`${i + 1}. ${label}`, LEFT, flow.y, WIDTH - RESULT_WIDTH - 10, {
      bold: true,
    });
    if (note) flow.text(note);
    if (at) flow.text(`Looked at on ${formatDate(at)}`, { size: 8.5, color: MUTED });
    flow.gap(8);
  }
  flow.heading('What this report is');
  flow.text(LIMITS);
  return flow.finish();
}
