/** Rectangles in pixels: markers and names that must not cover each other. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export const touch = (a: Box, b: Box) =>
  a.right >= b.left && a.left <= b.right && a.bottom >= b.top && a.top <= b.bottom;

export const boxAround = (x: number, y: number, width: number, height: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});
