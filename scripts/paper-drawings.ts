import type { PaperRow, PaperTerm } from '#domain/lib/paper-access.ts';
import { PAPER_TABLES, type PaperTableName } from '#domain/paper-tables.ts';

const TITLES: Record<PaperTableName, string> = {
  identity_check: 'Documents of an identity check',
  licence: 'Evidence of a licence',
  verification: 'Papers of a listing’s verification',
  booking: 'Documents of a booking',
  engagement: 'Papers of an engagement',
  agreement: 'An agreement and its papers',
};

type Row = PaperRow<string, string, string>;

const termInWords = (term: PaperTerm): string =>
  typeof term === 'string' ? term : `${term.daysAfterEnd} days after the end`;

/** "yes", or by whose papers they are: "own yes, others no". */
function readInWords(terms: Record<string, PaperTerm>): string {
  const words = Object.entries(terms).map(([whose, term]) => [whose, termInWords(term)] as const);
  const [first] = words;
  if (first && words.every(([, word]) => word === first[1])) return first[1];
  return words.map(([whose, word]) => `${whose} ${word}`).join(', ');
}

function mayInWords({ may }: Row): string {
  const acts = Object.entries(may).filter(([, parties]) => parties.length > 0);
  return acts.map(([act, parties]) => `${act} (${parties.join(', ')})`).join('; ');
}

function drawing(name: PaperTableName): string {
  const rows: [string, Row][] = Object.entries(PAPER_TABLES[name]);
  const parties = Object.keys(rows[0]?.[1].read ?? {});
  const hasActs = rows.some(([, { may }]) => Object.keys(may).length > 0);
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const heads = ['State', ...parties.map((party) => `${party} reads`), ...(hasActs ? ['May'] : [])];
  return [
    `### ${TITLES[name]}`,
    '',
    line(heads),
    line(heads.map(() => '---')),
    ...rows.map(([state, row]) =>
      line([
        state,
        ...parties.map((party) => readInWords(row.read[party] ?? {})),
        ...(hasActs ? [mayInWords(row)] : []),
      ]),
    ),
  ].join('\n');
}

/** Every table of papers there is, as docs/states.md shows them. */
export const paperDrawings = (): string =>
  (Object.keys(PAPER_TABLES) as PaperTableName[]).map(drawing).join('\n\n');
