import { type Draw, dressed } from './draw.ts';
import { type Inks, readInks } from './inks.ts';

/** What is written around a picture, so that it can be understood away from its page. */
export interface Caption {
  title: string;
  /** n and how old the figures are. */
  note: string;
}

export const PICTURE = { width: 1200, height: 675 } as const;
const EDGE = 40;
const HEAD = 90;
const FOOT = 56;

const toPng = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('No picture'))), 'image/png'),
  );

function sheet(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('No canvas');
  return [canvas, pen];
}

/** A PNG with a title above and a note below; `paint` fills the room between. */
export async function pictureOf(
  { title, note }: Caption,
  paint: (pen: CanvasRenderingContext2D, box: DOMRect, inks: Inks) => void | Promise<void>,
): Promise<Blob> {
  const inks = readInks();
  const { width, height } = PICTURE;
  const [canvas, pen] = sheet(width, height);
  pen.fillStyle = inks.paper;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = inks.ink;
  pen.font = `650 30px ${inks.font}`;
  pen.fillText(title, EDGE, 56, width - 2 * EDGE);
  pen.fillStyle = inks.muted;
  pen.font = `18px ${inks.font}`;
  pen.fillText(`${note} · Propertysearch`, EDGE, height - 24, width - 2 * EDGE);
  const box = new DOMRect(EDGE, HEAD, width - 2 * EDGE, height - HEAD - FOOT);
  await paint(pen, box, inks);
  return toPng(canvas);
}

/** A chart as a PNG, of the same size whatever screen it is made on. */
export const chartPicture = (caption: Caption, draw: Draw): Promise<Blob> =>
  pictureOf(caption, async (pen, box, inks) => {
    const { drawChart } = await import('./chart.ts');
    const [canvas] = sheet(box.width, box.height);
    const config = dressed(draw(inks), inks);
    const still = {
      ...config,
      options: { ...config.options, responsive: false, devicePixelRatio: 1 },
    };
    const chart = drawChart(canvas, still, inks.font);
    pen.drawImage(canvas, box.x, box.y);
    chart.destroy();
  });
