export const whole = (n: number): string => Math.round(n).toLocaleString('en-IN');
export const ratio = (measured: number, floor: number): string => (measured / floor).toFixed(2);

/** A Markdown table. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Puts a part's figures between its marks in the report; words around them stay. */
export function section(report: string, part: string, body: string): string {
  const open = `<!-- ${part} -->`;
  const close = `<!-- /${part} -->`;
  const text = `${open}\n${body}\n${close}`;
  const from = report.indexOf(open);
  if (from < 0)
    return `${report.trimEnd()}\n\n## ${part[0]?.toUpperCase()}${part.slice(1)}\n\n${text}\n`;
  return report.slice(0, from) + text + report.slice(report.indexOf(close) + close.length);
}
