import type { ExactPlace } from '#contract/homes/exact-place.ts';
import type { TitlePoint } from '#contract/professionals/lawyers.ts';
import { placeWords } from '#domain/homes/place-labels.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import { signatoryWords } from '#domain/professionals/signatory-words.ts';
import {
  CHECK_RESULT_LABEL,
  outcomeWords,
  TITLE_LABEL,
} from '#domain/professionals/title-check.ts';
import { inLanguage } from '#messages/lib/in-language.ts';
import type { Language } from '#messages/lib/language.ts';
import paperWords from '#messages/lib/papers/index.ts';
import words from '#messages/professionals/title-check/index.ts';
import type { Signatory } from '#server/db/schema/index.ts';
import { type Flow, LEFT, openFlow, WIDTH } from '#server/lib/pdf/report-flow.ts';
import { progressOf } from './find-work.ts';

export interface TitleReportFacts {
  client: string;
  /** The client’s, in which the report is written. */
  language: Language;
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

function writePoint(flow: Flow, { item, result, note, at }: TitlePoint, i: number): void {
  const { sheet } = flow;
  const name = `${i + 1}. ${TITLE_LABEL[item]}`;
  const width = WIDTH - RESULT_WIDTH - 10;
  flow.lead(sheet.heightOf(name, width, BOLD), (y) => {
    const style = { ...BOLD, align: 'right', color: TONE[result] } as const;
    sheet.write(CHECK_RESULT_LABEL[result], LEFT + WIDTH - RESULT_WIDTH, y, RESULT_WIDTH, style);
    sheet.write(name, LEFT, y, width, BOLD);
  });
  if (note) flow.text(note);
  if (at) flow.text(words.lookedAtOn({ day: formatDate(at) }), { size: 8.5, color: MUTED });
  // Of one that nobody has looked at nothing follows.
  flow.room(0);
  flow.gap(8);
}

function draw(facts: TitleReportFacts): Promise<Buffer> {
  const { client, lawyer, property, points, opinion, issuedAt } = facts;
  const flow = openFlow(
    { title: words.titleReport, author: lawyer.name, at: issuedAt },
    words.footLine({ day: formatDate(issuedAt), lawyer: lawyer.name }),
  );
  flow.text(words.titleReport, { size: 18, bold: true });
  flow.gap(10);
  if (property) {
    flow.fact(paperWords.property, property.title);
    flow.fact(paperWords.address, property.place ? placeWords(property.place) : property.address);
  }
  flow.fact(paperWords.preparedFor, client);
  flow.fact(paperWords.preparedBy, signatoryWords(lawyer));
  flow.fact(paperWords.issuedOn, formatDate(issuedAt));
  flow.fact(words.outcome, outcomeWords(progressOf(points)));
  flow.heading(words.opinion);
  for (const line of opinion.split('\n')) flow.text(line, { size: 10.5 });
  flow.heading(words.whatWasChecked);
  for (const [i, point] of points.entries()) writePoint(flow, point, i);
  flow.heading(paperWords.whatItIs);
  flow.text(words.limits);
  return flow.finish();
}

/** A title report on A4 sheets in its client’s language: the opinion first, then every point with what was found. */
export const titleReportPdf = (facts: TitleReportFacts): Promise<Buffer> =>
  inLanguage(facts.language, () => draw(facts));
