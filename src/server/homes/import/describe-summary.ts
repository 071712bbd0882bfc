import { groupDigits } from '#domain/lib/money.ts';
import type { ImportSummary } from './import-listings.ts';
import type { Reason } from './tally.ts';

function lines(title: string, reasons: readonly Reason[]): string[] {
  if (reasons.length === 0) return [];
  const listed = reasons.map(({ field, reason, count, examples }) => {
    const such = examples.length > 0 ? ` (${examples.map((text) => `“${text}”`).join(', ')})` : '';
    return `${groupDigits(count).padStart(9)}  ${field}: ${reason}${such}`;
  });
  return ['', title, ...listed];
}

/** What an import did, to read in a terminal. */
export function describeSummary(summary: ImportSummary, seconds: number): string {
  const count = (name: string, value: number) => `${groupDigits(value).padStart(9)}  ${name}`;
  return [
    `${groupDigits(summary.read)} rows read in ${seconds.toFixed(1)} s`,
    count('new', summary.inserted),
    count('changed', summary.updated),
    count('unchanged', summary.unchanged),
    count('rejected', summary.rejected),
    ...lines('Rejected rows by reason:', summary.rejections),
    ...lines('Values left out or replaced in rows that were taken:', summary.warnings),
    ...(summary.unusedColumns.length > 0
      ? ['', `Columns not used: ${summary.unusedColumns.join(', ')}`]
      : []),
  ].join('\n');
}
