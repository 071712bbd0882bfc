/** From when until when, as answers have it. */
export interface Timed {
  start: string;
  end: string;
}

/** Whether two take place at the same time; one may begin as the other ends. */
export const clash = (a: Timed, b: Timed): boolean =>
  Date.parse(a.start) < Date.parse(b.end) && Date.parse(b.start) < Date.parse(a.end);
