import { type Box, touch } from './boxes.ts';
import { halfWidth } from './labels.ts';

interface Name {
  text: string;
  x: number;
  y: number;
}

export interface NamesAt {
  /** Of letters, as the positions are measured. */
  size: number;
  /** Of the picture. */
  width: number;
  /** What no name may cover. */
  taken: readonly Box[];
}

/** How far below its place a name may stand, in its own size. */
const SHIFTS = [0, -1.5, 2] as const;

/**
 * Names that can be written without running into one another, over what is taken or out at the sides,
 * the first ones first; a name may stand a little above or below its place.
 */
export function namesApart(names: readonly Name[], { size, width, taken }: NamesAt): Name[] {
  const boxes = [...taken];
  return names.flatMap((name) => {
    const half = halfWidth(name.text, size);
    for (const shift of SHIFTS) {
      const y = Math.round(name.y + shift * size);
      const box = {
        left: name.x - half,
        right: name.x + half,
        top: y - size,
        bottom: y + size / 4,
      };
      const isOut = box.left < 0 || box.right > width;
      if (isOut || boxes.some((other) => touch(box, other))) continue;
      boxes.push(box);
      return [{ ...name, y }];
    }
    return [];
  });
}
