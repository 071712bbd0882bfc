/**
 * A page with a note ahead of all that it says, drawn with classes that each page has. A part of a
 * page, which has no main part, stays as it is.
 */
export function withNote(html: string, note: string, mark: string): string {
  const main = html.indexOf('<main');
  if (main < 0) return html;
  const inside = html.indexOf('>', main) + 1;
  const said = `<p role="status" class="page py-3 text-sm font-semibold print:hidden" ${mark}>${note}</p>`;
  return html.slice(0, inside) + said + html.slice(inside);
}
