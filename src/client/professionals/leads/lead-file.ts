import type { LeadFileRow } from '#contract/professionals/own-leads.ts';
import { MAX_LEAD_FILE_LINES } from '#domain/professionals/own-lead.ts';
import words from '#messages/professionals/leads/index.ts';

type FileField = Exclude<keyof LeadFileRow, 'line'>;

/** Which column holds what, counted from 0. */
export type Mapping = Partial<Record<FileField, number>>;

export interface LeadFile {
  head: string[];
  lines: { line: number; cells: string[] }[];
}

/** How the columns are called here, and by what heads files are known to have them. */
export const FILE_FIELDS: readonly { field: FileField; label: string; heads: RegExp }[] = [
  {
    field: 'name',
    get label() {
      return words.name;
    },
    heads: /^(?:full |customer |buyer |lead )?name$/,
  },
  {
    field: 'mobile',
    get label() {
      return words.mobileNumber;
    },
    heads: /mobile|phone|contact n|whatsapp/,
  },
  { field: 'email', label: 'E-mail', heads: /mail/ },
  {
    field: 'wants',
    get label() {
      return words.whatTheyLook;
    },
    heads: /want|require|looking|message|query|need/,
  },
  {
    field: 'origin',
    get label() {
      return words.whereTheyCome;
    },
    heads: /origin|source|portal|channel/,
  },
];

/** Longest cell of each that is sent on; what is cut is refused there for its length anyway. */
const MOST: Record<FileField, number> = {
  name: 200,
  mobile: 60,
  email: 300,
  wants: 2_000,
  origin: 200,
};

export function guessColumns(head: readonly string[]): Mapping {
  const mapping: Mapping = {};
  const taken = new Set<number>();
  for (const { field, heads } of FILE_FIELDS) {
    const at = head.findIndex(
      (name, i) => !taken.has(i) && heads.test(name.slice(0, 60).trim().toLowerCase()),
    );
    if (at < 0) continue;
    taken.add(at);
    mapping[field] = at;
  }
  return mapping;
}

/** The file's head and lines, or what is wrong with it. What reads it is loaded when it is asked for. */
export async function readLeadFile(text: string): Promise<LeadFile | string> {
  const { parse } = await import('csv-parse/browser/esm/sync');
  const [firstLine = ''] = text.split('\n', 1);
  const delimiter = [',', ';', '\t'].toSorted(
    (a, b) => firstLine.split(b).length - firstLine.split(a).length,
  )[0];
  try {
    // With `info` a record comes with where it stands, which its type does not say.
    const records = parse(text, {
      bom: true,
      delimiter,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    const [head, ...rest] = records;
    if (!head || rest.length === 0) return words.fileNoLines;
    if (rest.length > MAX_LEAD_FILE_LINES) {
      return words.bringMostLines({
        maxLeadFileLines: MAX_LEAD_FILE_LINES.toLocaleString('en-IN'),
      });
    }
    return {
      head: head.record.map((name) => name.trim()),
      lines: rest.map(({ record, info }) => ({ line: info.lines, cells: record })),
    };
  } catch {
    return words.noCsvFile;
  }
}

/** The lines by the columns chosen, as they are sent. */
export const rowsOf = ({ lines }: LeadFile, mapping: Mapping): LeadFileRow[] =>
  lines.map(({ line, cells }) => ({
    line,
    ...Object.fromEntries(
      FILE_FIELDS.flatMap(({ field }) => {
        const at = mapping[field];
        return at === undefined ? [] : [[field, (cells[at] ?? '').trim().slice(0, MOST[field])]];
      }),
    ),
  }));
