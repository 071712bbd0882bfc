import sharp from 'sharp';

const WIDTH = 1_000;
const HEIGHT = 1_414;
const LINE = 54;

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A scanned paper of an invented office: a heading, lines, a stamp that says what it is. */
export function drawPaper(title: string, lines: readonly string[]): Promise<Buffer> {
  const body = lines
    .map(
      (line, i) =>
        `<text x="110" y="${330 + i * LINE}" font-family="DejaVu Sans, sans-serif" font-size="28">${escaped(line)}</text>`,
    )
    .join('');
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
        <rect width="100%" height="100%" fill="#f6f1e4"/>
        <rect x="60" y="60" width="${WIDTH - 120}" height="${HEIGHT - 120}" fill="none" stroke="#8a7b52" stroke-width="4"/>
        <text x="110" y="200" font-family="DejaVu Sans, sans-serif" font-size="46" font-weight="700">${escaped(title)}</text>
        <line x1="110" y1="240" x2="${WIDTH - 110}" y2="240" stroke="#8a7b52" stroke-width="3"/>
        ${body}
        <g transform="translate(690 1130) rotate(-14)" fill="none" stroke="#9b2c2c" stroke-width="5">
          <circle r="120"/><text text-anchor="middle" y="12" font-family="DejaVu Sans, sans-serif" font-size="30" fill="#9b2c2c" stroke="none">SPECIMEN</text>
        </g>
      </svg>`,
    ),
  )
    .jpeg()
    .toBuffer();
}
