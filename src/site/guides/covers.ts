/** How a shape of a cover is painted; colours follow the scheme. */
type Look = 'soft' | 'brand' | 'accent' | 'paper' | 'line' | 'thick';

/** A shape of a drawing of 160 by 90 units whose ground lies at 80. */
type Shape = readonly [Look, string];

const GROUND: Shape = ['line', 'M12 80h136'];

const box = (x: number, y: number, w: number, h: number) => `M${x} ${y}h${w}v${h}h${-w}z`;
const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const coin = (x: number, y: number) => `M${x - 15} ${y}v-5a15 5 0 0 1 30 0v5a15 5 0 0 1 -30 0z`;
const house = (x: number, y: number, w: number, h: number) =>
  `M${x} ${y + h}v${-h * 0.55}l${w / 2} ${-h * 0.45}l${w / 2} ${h * 0.45}v${h * 0.55}z`;
/** Lines of a text, or windows of a wall. */
const rows = (x: number, y: number, widths: readonly number[], apart: number) =>
  widths.map((width, i) => `M${x} ${y + i * apart}h${width}`).join('');
const windows = (x: number, y: number, across: number, down: number) =>
  Array.from({ length: across * down }, (_, i) =>
    box(x + (i % across) * 13, y + Math.floor(i / across) * 13, 7, 7),
  ).join('');

/** What stands on a guide’s card, by the guide’s file: drawn, so that it costs no request. */
export const COVERS: Readonly<Record<string, readonly Shape[]>> = {
  'home-buying': [
    GROUND,
    ['soft', house(30, 18, 76, 62)],
    ['line', 'M24 50l44-34l44 34'],
    ['accent', box(60, 54, 17, 26)],
    ['thick', `${disc(128, 48, 8)}M128 56v20M128 68h7M128 75h6`],
  ],
  'home-design': [
    ['soft', box(36, 12, 88, 66)],
    ['line', `${box(36, 12, 88, 66)}M80 12v24M80 52v26M80 44h44`],
    ['brand', `${box(42, 18, 30, 12)}${box(94, 52, 24, 20)}`],
    ['accent', 'M80 36a16 16 0 0 1 16-16v16z'],
    ['paper', box(46, 54, 16, 16)],
  ],
  'home-loans': [
    GROUND,
    ['soft', house(20, 22, 64, 58)],
    ['brand', box(44, 56, 16, 24)],
    ['accent', `${coin(118, 78)}${coin(118, 66)}${coin(118, 54)}`],
    ['line', 'M103 73a15 5 0 0 0 30 0M103 61a15 5 0 0 0 30 0M103 49a15 5 0 0 0 30 0'],
  ],
  'property-valuation': [
    GROUND,
    ['soft', house(26, 20, 74, 60)],
    ['brand', windows(44, 50, 3, 2)],
    ['paper', disc(104, 44, 22)],
    ['thick', `${disc(104, 44, 22)}M120 60l18 18`],
    ['accent', 'M96 34h16v4h-5q3 3 0 7q-2 2 -5 2l8 9h-5l-9-10v-3h5q4 0 4-5h-9z'],
  ],
  'capital-gains-when-you-sell': [
    GROUND,
    ['soft', `${box(28, 62, 18, 18)}${box(54, 52, 18, 28)}${box(80, 40, 18, 40)}`],
    ['brand', box(106, 24, 18, 56)],
    ['accent', box(106, 24, 18, 15)],
    ['thick', 'M26 50l28-12l22-4l30-22M94 12h13v12'],
  ],
  'carpet-area-and-loading': [
    ['soft', box(26, 6, 108, 68)],
    ['paper', box(42, 14, 76, 52)],
    ['brand', box(56, 23, 48, 34)],
    ['line', 'M26 82h108M26 78v8M134 78v8'],
    ['accent', 'M56 39h48v3h-48z'],
  ],
  'check-a-maharera-registration': [
    ['paper', box(44, 8, 60, 74)],
    ['line', `${box(44, 8, 60, 74)}${rows(54, 22, [40, 40, 28], 11)}`],
    ['brand', box(54, 56, 18, 16)],
    ['accent', disc(108, 62, 18)],
    ['thick', 'M99 62l7 7l12-14'],
  ],
  'home-loan-documents-and-sanction': [
    ['soft', 'M34 22l56-10l12 62l-56 10z'],
    ['paper', box(56, 12, 58, 70)],
    ['line', `${box(56, 12, 58, 70)}${rows(66, 28, [38, 38, 38, 22], 11)}`],
    ['accent', box(66, 68, 38, 6)],
    ['thick', 'M100 24v-14a5 5 0 0 1 10 0v18'],
  ],
  'home-loan-eligibility-and-emi': [
    ['soft', 'M28 72a52 52 0 0 1 104 0h-20a32 32 0 0 0 -64 0z'],
    ['brand', 'M28 72a52 52 0 0 1 26-45l10 17a32 32 0 0 0 -16 28z'],
    ['accent', 'M106 27a52 52 0 0 1 26 45h-20a32 32 0 0 0 -16-28z'],
    ['thick', `M80 72l20-30${disc(80, 72, 5)}`],
  ],
  'how-a-fair-range-is-found': [
    GROUND,
    ['soft', 'M20 80c30 0 34-60 60-60s30 60 60 60z'],
    ['brand', 'M60 80v-43c6-11 12-17 20-17s14 6 20 17v43z'],
    ['line', 'M20 80c30 0 34-60 60-60s30 60 60 60'],
    ['accent', `${disc(80, 56, 5)}${disc(70, 68, 4)}${disc(92, 66, 4)}`],
  ],
  'how-an-evaluator-values-a-flat': [
    GROUND,
    ['soft', `${box(20, 34, 32, 46)}${box(108, 28, 32, 52)}`],
    ['brand', box(62, 16, 36, 64)],
    ['paper', `${windows(69, 26, 2, 4)}${windows(26, 42, 2, 2)}${windows(114, 38, 2, 3)}`],
    ['accent', 'M60 8h40v4h-40z'],
    ['line', 'M60 4v12M100 4v12'],
  ],
  'leave-and-licence-in-pune': [
    ['paper', box(26, 18, 64, 60)],
    ['brand', box(26, 18, 64, 15)],
    ['line', `${box(26, 18, 64, 60)}M42 12v12M74 12v12${rows(36, 46, [44, 44, 26], 11)}`],
    ['thick', `${disc(118, 34, 11)}M118 45v34M118 66h9M118 77h7`],
    ['accent', box(66, 62, 14, 10)],
  ],
  'ready-reckoner-explained': [
    ['paper', 'M80 20c-16-8-36-8-52-4v58c16-4 36-4 52 4c16-8 36-8 52-4v-58c-16-4-36-4-52 4z'],
    ['line', 'M80 20c-16-8-36-8-52-4v58c16-4 36-4 52 4c16-8 36-8 52-4v-58c-16-4-36-4-52 4zv58'],
    [
      'soft',
      `${box(37, 28, 34, 7)}${box(37, 54, 34, 7)}${box(90, 28, 34, 7)}${box(90, 54, 34, 7)}`,
    ],
    ['accent', `${box(37, 41, 34, 7)}${box(90, 41, 34, 7)}`],
  ],
  'small-homes-that-work': [
    ['soft', box(26, 12, 108, 68)],
    ['line', `${box(26, 12, 108, 68)}M26 42h48M74 42v38M40 42v38M40 54h34M40 66h34`],
    ['brand', box(30, 32, 40, 10)],
    ['accent', box(88, 60, 36, 5)],
    ['thick', 'M92 65v15M120 65v15M98 30h22v14h-22z'],
  ],
  'society-rules-for-renovation': [
    GROUND,
    ['soft', box(28, 10, 62, 70)],
    ['paper', `${windows(36, 20, 4, 2)}${windows(36, 58, 4, 1)}`],
    ['accent', box(32, 44, 54, 11)],
    ['thick', 'M110 80v-40M100 26h20v14h-20z'],
    ['brand', box(98, 20, 24, 8)],
  ],
  'stamp-duty-and-registration-in-pune': [
    ['paper', box(24, 44, 78, 38)],
    ['line', `${box(24, 44, 78, 38)}${rows(34, 58, [30, 30], 11)}`],
    ['accent', disc(84, 64, 12)],
    ['brand', 'M104 20a12 12 0 0 1 24 0c0 10-5 12-5 22h13v12h-40v-12h13c0-10-5-12-5-22z'],
    ['soft', box(96, 58, 40, 7)],
  ],
  'sun-wind-and-monsoon': [
    GROUND,
    ['accent', disc(38, 28, 14)],
    ['line', 'M38 6v4M38 46v4M16 28h4M56 28h4M22 12l3 3M51 41l3 3M22 44l3-3M51 15l3-3'],
    ['soft', 'M76 44a14 14 0 0 1 4-27a19 19 0 0 1 36 3a12 12 0 0 1 4 24z'],
    ['thick', 'M84 52l-6 16M100 52l-6 16M116 52l-6 16'],
    ['brand', house(24, 54, 40, 26)],
  ],
  'tax-on-a-home-loan': [
    ['soft', disc(80, 46, 38)],
    ['thick', 'M100 24l-40 44'],
    ['brand', disc(64, 32, 9)],
    ['accent', disc(96, 60, 9)],
    ['line', disc(80, 46, 38)],
  ],
  'title-papers-before-you-buy': [
    ['paper', `${box(14, 16, 36, 46)}${box(62, 24, 36, 46)}${box(110, 32, 36, 46)}`],
    ['line', `${box(14, 16, 36, 46)}${box(62, 24, 36, 46)}${box(110, 32, 36, 46)}`],
    ['soft', `${box(20, 24, 24, 6)}${box(68, 32, 24, 6)}${box(116, 40, 24, 6)}`],
    ['thick', 'M50 46h12M98 54h12'],
    ['accent', `${disc(32, 48, 6)}${disc(80, 56, 6)}`],
    ['brand', disc(128, 64, 6)],
  ],
  'under-construction-or-ready': [
    GROUND,
    ['soft', box(24, 40, 44, 40)],
    ['line', `${box(24, 40, 44, 40)}M24 54h44M24 67h44M46 40v40M60 40v-30M40 14h44M76 14v12`],
    ['accent', box(71, 26, 11, 9)],
    ['brand', box(94, 18, 42, 62)],
    ['paper', windows(102, 26, 2, 4)],
  ],
};
