import type * as L from 'leaflet';
import { type Caption, pictureOf } from '#client/ui/charts/picture.ts';
import type { HeatPoint } from './heat-layer.ts';

/** A colour of the style sheet as a canvas takes it. */
function resolved(colour: string): string {
  const probe = document.createElement('span');
  probe.style.color = colour;
  document.body.append(probe);
  const value = getComputedStyle(probe).color;
  probe.remove();
  return value;
}

/** What of the base map a canvas may take: tiles we draw, not pictures from elsewhere. */
function paintBase(pen: CanvasRenderingContext2D, map: L.Map): void {
  const frame = map.getContainer().getBoundingClientRect();
  for (const tile of map
    .getContainer()
    .querySelectorAll<HTMLCanvasElement>('canvas.leaflet-tile')) {
    const { left, top, width, height } = tile.getBoundingClientRect();
    if (tile.width > 0) pen.drawImage(tile, left - frame.left, top - frame.top, width, height);
  }
}

function paintCircle(
  pen: CanvasRenderingContext2D,
  { x, y }: L.Point,
  { step, width }: HeatPoint,
  font: string,
): void {
  pen.beginPath();
  pen.arc(x, y, width / 2, 0, 2 * Math.PI);
  pen.fillStyle = resolved(step.fill);
  pen.fill();
  pen.lineWidth = 2;
  pen.strokeStyle = resolved('var(--brand)');
  pen.stroke();
  pen.fillStyle = resolved(step.text);
  pen.font = `700 13px ${font}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(String(step.number), x, y);
}

/** The map as it stands on screen, as a PNG with the meaning of its numbers. */
export const heatPicture = (
  map: L.Map,
  points: readonly HeatPoint[],
  legend: readonly string[],
  caption: Caption,
): Promise<Blob> =>
  pictureOf(caption, (pen, box, { ink, font }) => {
    const size = map.getSize();
    const room = 300;
    const scale = Math.min((box.width - room) / size.x, box.height / size.y);
    pen.save();
    pen.translate(box.x, box.y);
    pen.scale(scale, scale);
    pen.beginPath();
    pen.rect(0, 0, size.x, size.y);
    pen.clip();
    paintBase(pen, map);
    for (const point of points) {
      paintCircle(pen, map.latLngToContainerPoint([point.lat, point.lng]), point, font);
    }
    pen.restore();
    pen.fillStyle = ink;
    pen.font = `18px ${font}`;
    const left = box.x + size.x * scale + 24;
    for (const [i, line] of legend.entries()) {
      pen.fillText(line, left, box.y + 24 + i * 30, room - 24);
    }
  });
