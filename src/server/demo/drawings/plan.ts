import { HEIGHT, path, rect, svg, WIDTH } from './palette.ts';

export interface Room {
  name: string;
  x: number;
  y: number;
  w: number;
  h: number;
}

interface Wanted {
  name: string;
  share: number;
}

function wanted(bedrooms: number, studio: boolean): Wanted[] {
  if (studio)
    return [
      { name: 'Room', share: 60 },
      { name: 'Kitchen', share: 18 },
      { name: 'Bath', share: 12 },
      { name: 'Balcony', share: 10 },
    ];
  const rooms: Wanted[] = [
    { name: 'Living and dining', share: 30 },
    { name: 'Kitchen', share: 13 },
  ];
  for (let i = 1; i <= bedrooms; i++)
    rooms.push({ name: i === 1 ? 'Master bedroom' : `Bedroom ${i}`, share: i === 1 ? 20 : 16 });
  for (let i = 1; i <= Math.max(1, Math.min(bedrooms, 4)); i++)
    rooms.push({ name: `Bath ${i}`, share: 5 });
  return [...rooms, { name: 'Balcony', share: 8 }];
}

/** Splits a rectangle again and again, the heavier half first, so that rooms tile it exactly. */
function slice(rooms: Wanted[], x: number, y: number, w: number, h: number): Room[] {
  const [only] = rooms;
  if (!only) return [];
  if (rooms.length === 1) return [{ name: only.name, x, y, w, h }];
  const total = rooms.reduce((sum, room) => sum + room.share, 0);
  let cut = 1;
  let first = only.share;
  while (cut < rooms.length - 1 && first < total / 2) first += rooms[cut++]?.share ?? 0;
  const share = first / total;
  return w >= h
    ? [
        ...slice(rooms.slice(0, cut), x, y, w * share, h),
        ...slice(rooms.slice(cut), x + w * share, y, w * (1 - share), h),
      ]
    : [
        ...slice(rooms.slice(0, cut), x, y, w, h * share),
        ...slice(rooms.slice(cut), x, y + h * share, w, h * (1 - share)),
      ];
}

/** Rooms of a home in feet; together they cover its carpet area. */
export function layOut(carpetSqft: number, bedrooms: number, studio: boolean): Room[] {
  const width = Math.sqrt(carpetSqft * 1.3);
  return slice(wanted(bedrooms, studio), 0, 0, width, carpetSqft / width);
}

const FILL: Record<string, string> = {
  Living: '#f3ead9',
  Kitchen: '#e6ece4',
  Master: '#e3ecec',
  Bedroom: '#e9efee',
  Bath: '#dde7ea',
  Balcony: '#e4eddb',
  Room: '#f3ead9',
};

/** A floor plan with walls, doors, room names and sizes in feet, a north arrow and a scale. */
export function drawPlan(carpetSqft: number, bedrooms: number, studio: boolean): string {
  const rooms = layOut(carpetSqft, bedrooms, studio);
  const width = Math.max(...rooms.map((room) => room.x + room.w));
  const height = Math.max(...rooms.map((room) => room.y + room.h));
  const scale = Math.min(1240 / width, 860 / height);
  const left = (WIDTH - width * scale) / 2;
  const top = (HEIGHT - height * scale) / 2 - 20;
  const text = (x: number, y: number, size: number, value: string, weight = 600) =>
    `<text x="${Math.round(x)}" y="${Math.round(y)}" font-family="sans-serif" font-size="${size}" font-weight="${weight}" text-anchor="middle" fill="#1d3b40">${value}</text>`;
  const drawn = rooms.map(({ name, x, y, w, h }) => {
    const [px, py, pw, ph] = [left + x * scale, top + y * scale, w * scale, h * scale];
    const size = Math.min(32, pw / (name.length * 0.62), ph / 3.4);
    const door = Math.min(70, pw * 0.4, ph * 0.4);
    return (
      rect(
        px,
        py,
        pw,
        ph,
        FILL[name.split(' ')[0] ?? ''] ?? '#eee',
        ' stroke="#1d3b40" stroke-width="10"',
      ) +
      rect(px + 14, py + ph - 6, door, 12, '#fbf7ee') +
      path(
        `M${px + 14} ${py + ph}v${-door}a${door} ${door} 0 0 1 ${door} ${door}`,
        'none',
        ' stroke="#1d3b40" stroke-width="3"',
      ) +
      text(px + pw / 2, py + ph / 2 - size * 0.1, size, name) +
      text(px + pw / 2, py + ph / 2 + size, size * 0.8, `${w.toFixed(0)}′ × ${h.toFixed(0)}′`, 400)
    );
  });
  const outer = rect(
    left,
    top,
    width * scale,
    height * scale,
    'none',
    ' stroke="#1d3b40" stroke-width="20"',
  );
  const bar = 10 * scale;
  const ruler =
    rect(left, HEIGHT - 90, bar, 10, '#1d3b40') +
    text(left + bar / 2, HEIGHT - 44, 28, '10 ft', 400);
  const north = `<g transform="translate(1480 130)">${path('M0 -60L24 30L0 14L-24 30Z', '#c9714b')}</g>${text(1480, 210, 34, 'N')}`;
  return svg(rect(0, 0, WIDTH, HEIGHT, '#fbf7ee') + drawn.join('') + outer + ruler + north);
}
