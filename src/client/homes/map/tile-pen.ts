import type { Line } from './base-facts.ts';
import { type PlacedLabel, worldPixels } from './labels.ts';

/** A line on the world one pixel wide, with the box around it: what lies off a tile is not drawn. */
export interface Shape {
  points: readonly { x: number; y: number }[];
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export function shapeOf(line: Line): Shape {
  const points = line.map(([lat, lng]) => {
    const { x, y } = worldPixels(lat, lng, 0);
    return { x: x / 256, y: y / 256 };
  });
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return {
    points,
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

/** Draws on one tile of the map in its own pixels. */
export class TilePen {
  private readonly pen: CanvasRenderingContext2D;
  private readonly world: number;
  private readonly left: number;
  private readonly top: number;
  private readonly size: number;

  constructor(
    pen: CanvasRenderingContext2D,
    coords: { x: number; y: number; z: number },
    size: number,
  ) {
    this.pen = pen;
    this.world = 256 * 2 ** coords.z;
    this.left = coords.x * size;
    this.top = coords.y * size;
    this.size = size;
    pen.lineJoin = 'round';
    pen.lineCap = 'round';
  }

  /** Draws the shape's path unless all of it lies off this tile; says whether it did. */
  private trace(shape: Shape, margin: number): boolean {
    const { world, left, top, size } = this;
    const off =
      shape.right * world < left - margin ||
      shape.left * world > left + size + margin ||
      shape.bottom * world < top - margin ||
      shape.top * world > top + size + margin;
    if (off) return false;
    this.pen.beginPath();
    for (const { x, y } of shape.points) this.pen.lineTo(x * world - left, y * world - top);
    return true;
  }

  stroke(shape: Shape, width: number, style: string, dash: readonly number[] = []): void {
    if (!this.trace(shape, width)) return;
    this.pen.strokeStyle = style;
    this.pen.lineWidth = width;
    this.pen.lineCap = dash.length > 0 ? 'butt' : 'round';
    this.pen.setLineDash([...dash]);
    this.pen.stroke();
    this.pen.setLineDash([]);
  }

  fill(shape: Shape, style: string): void {
    if (!this.trace(shape, 0)) return;
    this.pen.fillStyle = style;
    this.pen.fill();
  }

  /** A ring with a pale middle, as stations are drawn on line maps. */
  ring(lat: number, lng: number, radius: number, style: string, middle: string): void {
    const { x, y } = worldPixels(lat, lng, Math.log2(this.world / 256));
    this.pen.beginPath();
    this.pen.arc(x - this.left, y - this.top, radius, 0, 2 * Math.PI);
    this.pen.fillStyle = middle;
    this.pen.fill();
    this.pen.strokeStyle = style;
    this.pen.lineWidth = Math.max(1.5, radius / 2);
    this.pen.stroke();
  }

  write(label: PlacedLabel, font: string, ink: string, halo: string): void {
    this.pen.save();
    this.pen.translate(label.x, label.y);
    this.pen.rotate(label.angle);
    this.pen.font = font;
    this.pen.textAlign = 'center';
    this.pen.textBaseline = 'middle';
    this.pen.strokeStyle = halo;
    this.pen.lineWidth = 3.5;
    this.pen.strokeText(label.text, 0, 0);
    this.pen.fillStyle = ink;
    this.pen.fillText(label.text, 0, 0);
    this.pen.restore();
  }
}
