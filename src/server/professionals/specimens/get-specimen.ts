import { Download } from '#contract/lib/download.ts';
import { PDF } from '#contract/lib/media-types.ts';
import type { getSpecimen } from '#contract/professionals/specimens.ts';
import type { Specimen } from '#domain/professionals/profile-parts.ts';
import type { Verb } from '#server/http/execute.ts';
import { reportPdf } from '#server/professionals/evaluators/index.ts';
import { titleReportPdf } from '#server/professionals/lawyers/index.ts';
import { stampCopy } from '#server/professionals/work-papers/index.ts';
import { SPECIMEN_MARK } from './invented.ts';
import { titleReportFacts } from './title-report.ts';
import { valuationFacts } from './valuation-report.ts';

const DRAW: Record<Specimen, () => Promise<Buffer>> = {
  'title-report': () => titleReportPdf(titleReportFacts()),
  'valuation-report': () => reportPdf(valuationFacts()),
};

/** Nothing in them changes while the process runs. */
const drawn = new Map<Specimen, Buffer>();

async function draw(paper: Specimen): Promise<Buffer> {
  const bytes = await stampCopy(await DRAW[paper](), PDF, SPECIMEN_MARK);
  drawn.set(paper, bytes);
  return bytes;
}

export const getSpecimenVerb: Verb<typeof getSpecimen> = async (_, { params: { paper } }) =>
  new Download(drawn.get(paper) ?? (await draw(paper)), PDF, `specimen-${paper}.pdf`);
