import { getDocument } from 'unpdf/pdfjs';

/** What the page asks: a file to open, then a page of it to draw. */
export type PdfAsk = { open: ArrayBuffer } | { page: number };

export interface DrawnPage {
  picture: Blob;
  /** What the page says in letters; none, where it is a scan. */
  text: string;
}

export type PdfAnswer = { pages: number } | { page: number; drawn: DrawnPage } | { failed: string };

/** Of a page as it is drawn: an A4 can be read at several times its size. */
const WIDTH = 1_800;
const MAX_PIXELS = 12_000_000;
const MAX_LETTERS = 20_000;

const canvasOf = (width: number, height: number) => new OffscreenCanvas(width, height);

/** The reader's way to a canvas: here is no page to put one into. */
class Canvases {
  create(width: number, height: number) {
    const canvas = canvasOf(width, height);
    return { canvas, context: canvas.getContext('2d') };
  }
  reset({ canvas }: { canvas: OffscreenCanvas }, width: number, height: number) {
    canvas.width = width;
    canvas.height = height;
  }
  destroy({ canvas }: { canvas: OffscreenCanvas }) {
    canvas.width = 0;
    canvas.height = 0;
  }
}

/** Filters of pictures need a page, and no paper needs them. */
class NoFilters {
  addFilter = () => 'none';
  addHCMFilter = () => 'none';
  addAlphaFilter = () => 'none';
  addLuminosityFilter = () => 'none';
  addKnockoutFilter = () => 'none';
  addHighlightHCMFilter = () => 'none';
  destroy = () => undefined;
}

/** Letters are drawn as shapes, nothing is fetched, and no form or script of the file lives. */
const read = (bytes: ArrayBuffer) =>
  getDocument({
    data: bytes,
    disableFontFace: true,
    useSystemFonts: true,
    useWorkerFetch: false,
    enableXfa: false,
    CanvasFactory: Canvases,
    FilterFactory: NoFilters,
  }).promise;

type Read = Awaited<ReturnType<typeof read>>;
type Page = Awaited<ReturnType<Read['getPage']>>;

async function textOf(page: Page): Promise<string> {
  const { items } = await page.getTextContent();
  return items
    .map((item) => ('str' in item ? item.str : ''))
    .join(' ')
    .slice(0, MAX_LETTERS);
}

async function draw(page: Page): Promise<DrawnPage> {
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = Math.min(WIDTH / width, Math.sqrt(MAX_PIXELS / (width * height)));
  const viewport = page.getViewport({ scale });
  const canvas = canvasOf(Math.ceil(viewport.width), Math.ceil(viewport.height));
  const context = canvas.getContext('2d');
  // Drawing asks for a page's canvas by its type, and takes this one as well.
  const canvasContext = context as unknown as CanvasRenderingContext2D;
  await page.render({ canvas: null, canvasContext, viewport }).promise;
  return { picture: await canvas.convertToBlob(), text: await textOf(page) };
}

let file: Read | undefined;

async function answerTo(ask: PdfAsk): Promise<PdfAnswer> {
  if ('open' in ask) {
    file = await read(ask.open);
    return { pages: file.numPages };
  }
  if (!file) return { failed: 'nothing open' };
  return { page: ask.page, drawn: await draw(await file.getPage(ask.page)) };
}

addEventListener('message', ({ data }: MessageEvent<PdfAsk>) => {
  answerTo(data)
    .catch((error: unknown): PdfAnswer => ({ failed: String(error) }))
    .then((answer) => postMessage(answer));
});
