/** A colour of the style sheet, in light or dark as the page is now. */
export interface Ink {
  solid: string;
  /** The same, through which what lies below is seen. */
  soft: string;
}

export interface Inks {
  /** Six that stay apart for colour-blind eyes; a mark's shape or place tells the same again. */
  series: readonly [Ink, Ink, Ink, Ink, Ink, Ink];
  ink: string;
  muted: string;
  line: string;
  paper: string;
  font: string;
}

/** Any colour CSS knows as red, green and blue, which every library reads. */
function inkOf(pen: CanvasRenderingContext2D, colour: string): Ink {
  pen.clearRect(0, 0, 1, 1);
  pen.fillStyle = colour;
  pen.fillRect(0, 0, 1, 1);
  const [red, green, blue] = pen.getImageData(0, 0, 1, 1).data;
  return {
    solid: `rgb(${red}, ${green}, ${blue})`,
    soft: `rgba(${red}, ${green}, ${blue}, 0.2)`,
  };
}

/** The page's colours and font, as a canvas wants them. */
export function readInks(): Inks {
  const pen = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext(
    '2d',
    { willReadFrequently: true },
  );
  const style = getComputedStyle(document.documentElement);
  const read = (name: string): Ink => {
    const colour = style.getPropertyValue(name).trim();
    return pen ? inkOf(pen, colour) : { solid: colour, soft: colour };
  };
  return {
    series: [
      read('--chart-1'),
      read('--chart-2'),
      read('--chart-3'),
      read('--chart-4'),
      read('--chart-5'),
      read('--chart-6'),
    ],
    ink: read('--ink').solid,
    muted: read('--muted').solid,
    line: read('--line').solid,
    paper: read('--surface-raised').solid,
    font: getComputedStyle(document.body).fontFamily,
  };
}
