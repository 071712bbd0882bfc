import { create as qrCode } from 'qrcode';
import { SITE_ANSWER_LABEL, SITE_POINT_NAMES, SITE_POINTS } from '#domain/deals/site-visit.ts';
import { formatSqft, formatSqm } from '#domain/homes/area.ts';
import { bhkLabel } from '#domain/homes/listing.ts';
import { placeWords } from '#domain/homes/place-labels.ts';
import { FURNISHING_LABEL } from '#domain/homes/term-labels.ts';
import { formatRupees, groupDigits } from '#domain/lib/money.ts';
import { toPercent } from '#domain/lib/percent.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import { reckonerValue } from '#domain/professionals/own-comparable.ts';
import { showReportCode } from '#domain/professionals/report-code.ts';
import { signatoryWords } from '#domain/professionals/signatory-words.ts';
import { FEWEST_COMPARABLES } from '#domain/professionals/valuation.ts';
import { type Flow, LEFT, openFlow, RIGHT, WIDTH } from '#server/lib/pdf/report-flow.ts';
import { withSign, writeComparable } from './report-comparable.ts';
import type { ReportFacts } from './report-facts.ts';
import { writePhotos } from './report-photos.ts';

const MUTED = '#5b6670';
const BRAND = '#0e5a66';
const SOFT = '#e8f1f2';
const QR_POINTS = 84;
const SMALL = { size: 8.5, color: MUTED } as const;

const AREA_LABEL = { carpet: 'carpet', 'built-up': 'built-up', plot: 'plot' } as const;

function drawQr({ sheet }: Flow, address: string, x: number, y: number): void {
  const { data, size } = qrCode(address, { errorCorrectionLevel: 'M' }).modules;
  const dot = QR_POINTS / size;
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      // A hair wider than its place, so that no light shines through between two.
      if (data[row * size + column]) {
        sheet.fill(x + column * dot, y + row * dot, dot + 0.1, dot + 0.1, '#000000');
      }
    }
  }
}

function kindOf({ property: { bedrooms, subcategory, listedIn } }: ReportFacts): string {
  const home =
    bedrooms === null ? subcategory : `${bhkLabel(bedrooms, subcategory)} ${subcategory}`;
  return `${home}, ${listedIn === 'sell' ? 'for sale' : 'to rent'}`;
}

function writeHead(flow: Flow, facts: ReportFacts): void {
  const { sheet } = flow;
  sheet.write('propertysearch', LEFT, flow.y, 200, { size: 15, bold: true, color: BRAND });
  sheet.write(
    facts.issued || facts.isSpecimen ? 'Valuation report' : 'Draft, not issued',
    LEFT + 200,
    flow.y - 2,
    WIDTH - 200,
    {
      size: 18,
      bold: true,
      align: 'right',
    },
  );
  flow.gap(32);
  sheet.line(LEFT, RIGHT, flow.y);
  flow.gap(14);
  const { property, client, evaluator, areaSqft, visitedOn, issuedAt, issued } = facts;
  const { place, age, floor, floors, furnishing, areaKind } = property;
  const top = flow.y;
  const width = WIDTH - QR_POINTS - 24;
  const about: [string, string | null | undefined][] = [
    ['Code', issued && showReportCode(issued.code)],
    ['Property', property.title],
    ['Address', place ? placeWords(place) : property.address],
    ['Kind', kindOf(facts)],
    ['Area', `${formatSqft(areaSqft)}${areaKind ? ` ${AREA_LABEL[areaKind]}` : ''}, as measured`],
    ['Age', age === 'UnderConstruction' ? 'Under construction' : age],
    ['Floor', floor === null ? null : `${floor}${floors === null ? '' : ` of ${floors}`}`],
    ['Furnishing', furnishing && FURNISHING_LABEL[furnishing]],
    ['Prepared for', client],
    ['Prepared by', signatoryWords(evaluator)],
    ['Visited on', formatDate(visitedOn)],
    [issued ? 'Issued on' : 'Drawn up on', formatDate(issuedAt)],
  ];
  for (const [label, value] of about) if (value) flow.fact(label, value, width);
  if (!issued) return;
  const x = RIGHT - QR_POINTS;
  drawQr(flow, issued.verifyUrl, x, top);
  sheet.write('Scan to verify', x, top + QR_POINTS + 4, QR_POINTS, { ...SMALL, align: 'right' });
}

/** The state's own figure, beside the market's. */
function writeReckoner(flow: Flow, { reckoner, areaSqft }: ReportFacts): void {
  if (!reckoner) return;
  const { ratePerSqm, source, asOf } = reckoner;
  flow.gap(4);
  flow.text(
    `Ready reckoner: ${formatRupees(ratePerSqm)} per sq m, that is ${formatRupees(reckonerValue(reckoner, areaSqft))} for ${formatSqft(areaSqft)} (${formatSqm(areaSqft)}). Stamp duty is paid on no less. Source: ${source}, looked up on ${formatDate(asOf)}. It is shown for comparison; nothing above is reckoned from it.`,
  );
}

function writeFigures(flow: Flow, facts: ReportFacts): void {
  const { figures, reckoned, isOwn, areaSqft, comparables, property } = facts;
  const { low, likely, high } = figures;
  const month = property.listedIn === 'rent' ? ' a month' : '';
  flow.gap(14);
  flow.room(74);
  flow.sheet.fill(LEFT, flow.y, WIDTH, 62, SOFT);
  const value = `${property.listedIn === 'rent' ? 'Likely rent' : 'Likely value'}: ${formatRupees(likely)}${month}`;
  flow.sheet.write(value, LEFT + 12, flow.y + 8, WIDTH - 24, { size: 16, bold: true });
  const range = `Between ${formatRupees(low)} and ${formatRupees(high)}; ₹ ${groupDigits(likely / areaSqft)} per sq ft`;
  flow.sheet.write(range, LEFT + 12, flow.y + 36, WIDTH - 24, { size: 10.5 });
  flow.gap(70);
  if (!isOwn) {
    flow.text(`Reckoned from the ${comparables.length} comparables below.`);
  } else if (reckoned) {
    const percent = toPercent(likely / reckoned.likely - 1);
    flow.text(
      `The evaluator’s own figures. The ${comparables.length} comparables below come to ${formatRupees(reckoned.likely)} (${formatRupees(reckoned.low)} to ${formatRupees(reckoned.high)}); the evaluator’s likely value is ${withSign(percent)} from that, for the reasons given.`,
    );
  } else {
    flow.text(
      'The evaluator’s own figures, for the reasons given: there were too few comparable homes near by to reckon from.',
    );
  }
  writeReckoner(flow, facts);
  flow.heading('The evaluator’s remarks');
  for (const line of facts.remarks.split('\n')) flow.text(line);
}

function writeVisit(flow: Flow, { checklist, note }: ReportFacts): void {
  flow.heading('Seen on the spot');
  for (const name of SITE_POINT_NAMES) {
    const answer = checklist[name];
    const { label, hint } = SITE_POINTS[name];
    const beside = LEFT + 120 + 70;
    const top = flow.fact(label, answer ? SITE_ANSWER_LABEL[answer] : '', 190);
    flow.sheet.write(hint, beside, top, RIGHT - beside, { color: MUTED });
  }
  if (note) flow.gap(4);
  for (const line of note ? note.split('\n') : []) flow.text(line);
}

const ADJUSTED =
  'Each comparable’s price per square foot is adjusted for what is known to differ from the property valued: area, age, floor and furnishing, as shown. Near, recently confirmed and already taken homes count more.';
const WEIGHED =
  'The likely value is the weighted middle of the adjusted rates, the range their weighted quarters.';
const ASKED = 'Prices of homes listed here are asking prices; what is paid may differ.';

/** Says of the figures above what they truly rest on. */
function methodOf({ reckoned, isOwn }: ReportFacts): string {
  if (!reckoned) {
    return `${ADJUSTED} With fewer than ${FEWEST_COMPARABLES} nothing is reckoned from them: they are shown so that the evaluator’s figures can be held against them. ${ASKED}`;
  }
  if (isOwn) {
    return `${ADJUSTED} The weighted middle of the adjusted rates, with their weighted quarters as the range, is what the comparables come to; the figures of this report are the evaluator’s own. ${ASKED}`;
  }
  return `${ADJUSTED} ${WEIGHED} ${ASKED}`;
}
const LIMITS =
  'This is the evaluator’s opinion of the value on the day of issue. It is no survey of hidden parts and no check of the title.';

/** A valuation report on A4 sheets, with the way to verify it; without a code a draft or specimen of one. */
export function reportPdf(facts: ReportFacts): Promise<Buffer> {
  const { issued, isSpecimen } = facts;
  const title = issued
    ? `Valuation report ${showReportCode(issued.code)}`
    : `${isSpecimen ? 'Specimen' : 'Draft'} of a valuation report`;
  const page = issued?.verifyUrl.split('?')[0];
  const flow = openFlow(
    { title, author: facts.evaluator.name, at: facts.issuedAt },
    issued
      ? `${title}. Verify it at ${page}`
      : `${title}. It is not issued, and says nothing to anybody else.`,
  );
  writeHead(flow, facts);
  writeFigures(flow, facts);
  writeVisit(flow, facts);
  writePhotos(flow, facts.photos);
  if (facts.comparables.length > 0) {
    flow.heading('Comparables, with their rates per sq ft as asked and as adjusted');
    for (const [i, one] of facts.comparables.entries()) writeComparable(flow, one, i);
    flow.heading('How it is reckoned');
    flow.text(methodOf(facts));
  }
  flow.heading('What this report is');
  flow.text(LIMITS);
  if (issued) {
    flow.text(
      `It is genuine where the code ${showReportCode(issued.code)} is known at ${page} and this file has the hash shown there.`,
    );
  }
  return flow.finish();
}
