import { formatDate } from '#domain/lib/time/format.ts';
import words from '#messages/money/papers/index.ts';
import { both, inBoth } from '#server/lib/pdf/both.ts';
import { type Flow, openFlow } from '#server/lib/pdf/report-flow.ts';

const BRAND = '#0e5a66';

interface Paper {
  /** Asked for in each language of the paper. */
  title: () => string;
  /** What it is found by; stands at the foot of every sheet. */
  number: string;
  at: Date;
  /** Of the sandbox, whose money is played. */
  isSample: boolean;
}

/** A sheet that begins as every paper about money does. */
export function openPaper({ title, number, at, isSample }: Paper): Flow {
  const foot = inBoth(() => words.foot({ title: title(), number, at: formatDate(at) })).join(' ');
  const flow = openFlow(
    { title: `${title()} ${number}`, author: 'Propertysearch', at },
    foot,
    both,
  );
  flow.text('propertysearch', { size: 13, bold: true, color: BRAND });
  flow.gap(6);
  flow.text(both(title), { size: 18, bold: true });
  if (isSample) {
    flow.gap(4);
    for (const said of inBoth(() => words.sample)) {
      flow.text(said, { bold: true, color: '#7a4b00' });
    }
  }
  flow.gap(10);
  return flow;
}
