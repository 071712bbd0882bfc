import { create as qrCode } from 'qrcode';
import { SITE_ANSWER_LABEL, SITE_POINT_NAMES, SITE_POINTS } from '#domain/deals/site-visit.ts';
import { formatSqft, formatSqm } from '#domain/homes/area.ts';
import { bhkLabel } from '#domain/homes/listing.ts';
import { placeWords } from '#domain/homes/place-labels.ts';
import { ageLabel, FURNISHING_LABEL, KIND_LABEL } from '#domain/homes/term-labels.ts';
import { formatRupees, groupDigits } from '#domain/lib/money.ts';
import { toPercent } from '#domain/lib/percent.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import { reckonerValue } from '#domain/professionals/own-comparable.ts';
import { showReportCode } from '#domain/professionals/report-code.ts';
import { signatoryWords } from '#domain/professionals/signatory-words.ts';
import { inLanguage } from '#messages/lib/in-language.ts';
import paperWords from '#messages/lib/papers/index.ts';
import words from '#messages/professionals/valuation-report/index.ts';
import { type Flow, LEFT, openFlow, RIGHT, WIDTH } from '#server/lib/pdf/report-flow.ts';
import { withSign, writeComparables } from './report-comparables.ts';
import type { ReportFacts } from './report-facts.ts';
import { writePhotos } from './report-photos.ts';

const MUTED = '#5b6670';
const BRAND = '#0e5a66';
const SOFT = '#e8f1f2';
const QR_POINTS = 84;
const SMALL = { size: 8.5, color: MUTED } as const;

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
  const kind = KIND_LABEL[subcategory];
  const home = bedrooms === null ? kind : `${bhkLabel(bedrooms, subcategory)} ${kind}`;
  return listedIn === 'sell' ? words.forSale({ home }) : words.toRent({ home });
}

const floorWords = (floor: number, floors: number | null): string =>
  floors === null ? `${floor}` : words.floorOf({ floor, floors });

function writeHead(flow: Flow, facts: ReportFacts): void {
  const { sheet } = flow;
  sheet.write('propertysearch', LEFT, flow.y, 200, { size: 15, bold: true, color: BRAND });
  sheet.write(
    facts.issued || facts.isSpecimen ? words.title : words.notIssued,
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
    [words.code, issued && showReportCode(issued.code)],
    [paperWords.property, property.title],
    [paperWords.address, place ? placeWords(place) : property.address],
    [words.kind, kindOf(facts)],
    [words.area, words.measured[areaKind ?? 'none']({ area: formatSqft(areaSqft) })],
    [words.age, age && ageLabel(age)],
    [words.floor, floor === null ? null : floorWords(floor, floors)],
    [words.furnishing, furnishing && FURNISHING_LABEL[furnishing]],
    [paperWords.preparedFor, client],
    [paperWords.preparedBy, signatoryWords(evaluator)],
    [words.visitedOn, formatDate(visitedOn)],
    [issued ? paperWords.issuedOn : words.drawnUpOn, formatDate(issuedAt)],
  ];
  for (const [label, value] of about) if (value) flow.fact(label, value, width);
  if (!issued) return;
  const x = RIGHT - QR_POINTS;
  drawQr(flow, issued.verifyUrl, x, top);
  sheet.write(words.scan, x, top + QR_POINTS + 4, QR_POINTS, { ...SMALL, align: 'right' });
}

/** The state's own figure, beside the market's. */
function writeReckoner(flow: Flow, { reckoner, areaSqft }: ReportFacts): void {
  if (!reckoner) return;
  const { ratePerSqm, source, asOf } = reckoner;
  flow.gap(4);
  flow.text(
    words.reckoner({
      rate: formatRupees(ratePerSqm),
      value: formatRupees(reckonerValue(reckoner, areaSqft)),
      sqft: formatSqft(areaSqft),
      sqm: formatSqm(areaSqft),
      source,
      day: formatDate(asOf),
    }),
  );
}

function writeFigures(flow: Flow, facts: ReportFacts): void {
  const { figures, reckoned, isOwn, areaSqft, comparables, property } = facts;
  const { low, likely, high } = figures;
  const isRent = property.listedIn === 'rent';
  flow.gap(14);
  flow.room(74);
  flow.sheet.fill(LEFT, flow.y, WIDTH, 62, SOFT);
  const value = isRent
    ? words.likelyRent({ rent: formatRupees(likely) })
    : words.likelyValue({ value: formatRupees(likely) });
  flow.sheet.write(value, LEFT + 12, flow.y + 8, WIDTH - 24, { size: 16, bold: true });
  const range = words.between({
    low: formatRupees(low),
    high: formatRupees(high),
    rate: groupDigits(likely / areaSqft),
  });
  flow.sheet.write(range, LEFT + 12, flow.y + 36, WIDTH - 24, { size: 10.5 });
  flow.gap(70);
  if (!isOwn) {
    flow.text(words.reckoned({ count: comparables.length }));
  } else if (reckoned) {
    const percent = toPercent(likely / reckoned.likely - 1);
    flow.text(
      words.ownBeside({
        count: comparables.length,
        likely: formatRupees(reckoned.likely),
        low: formatRupees(reckoned.low),
        high: formatRupees(reckoned.high),
        percent: withSign(percent),
      }),
    );
  } else {
    flow.text(words.ownAlone);
  }
  writeReckoner(flow, facts);
  flow.heading(words.remarks);
  for (const line of facts.remarks.split('\n')) flow.text(line);
}

function writeVisit(flow: Flow, { checklist, note }: ReportFacts): void {
  flow.heading(words.seen);
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

function draw(facts: ReportFacts): Promise<Buffer> {
  const { issued, isSpecimen } = facts;
  const code = issued && showReportCode(issued.code);
  const page = issued?.verifyUrl.split('?')[0] ?? '';
  const title = code ? words.titleOf({ code }) : isSpecimen ? words.specimenOf : words.draftOf;
  const flow = openFlow(
    { title, author: facts.evaluator.name, at: facts.issuedAt },
    issued ? words.verifyAt({ title, page }) : words.saysNothing({ title }),
  );
  writeHead(flow, facts);
  writeFigures(flow, facts);
  writeVisit(flow, facts);
  writePhotos(flow, facts.photos);
  writeComparables(flow, facts);
  flow.heading(paperWords.whatItIs);
  flow.text(words.limits);
  if (code) flow.text(words.genuine({ code, page }));
  return flow.finish();
}

/**
 * A valuation report on A4 sheets in its client’s language, with the way to verify it; without a code a
 * draft or specimen of one.
 */
export const reportPdf = (facts: ReportFacts): Promise<Buffer> =>
  inLanguage(facts.language, () => draw(facts));
