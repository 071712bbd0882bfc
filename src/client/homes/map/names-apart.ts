import { type Box, touch } from './boxes.ts';
import { halfWidth } from './labels.ts';

interface Name {
  text: string;
  x: number;
  y: number;
}

/** Names that can be written at a size without running into one another or out at the sides, the first ones first. */
export function namesApart<T extends Name>(names: readonly T[], size: number, width: number): T[] {
  const taken: Box[] = [];
  return names.filter(({ text, x, y }) => {
    const half = halfWidth(text, size);
    const box = { left: x - half, right: x + half, top: y - size, bottom: y + size / 4 };
    if (box.left < 0 || box.right > width || taken.some((other) => touch(box, other))) return false;
    taken.push(box);
    return true;
  });
}
