import { callForFile } from '#client/lib/api.ts';
import { DownloadButton } from '#client/ui/DownloadButton.tsx';
import { Section } from '#client/ui/Section.tsx';
import { getSpecimen } from '#contract/professionals/specimens.ts';
import type { Specimen } from '#domain/professionals/profile-parts.ts';

const PAPER: Record<Specimen, string> = {
  'title-report': 'title report',
  'valuation-report': 'valuation report',
};

/** What a client gets, to be read before anything is asked. */
export function SpecimenLink({ paper }: { paper: Specimen }) {
  return (
    <Section title="What you get" className="grid justify-items-start gap-2" size="lg">
      <p className="text-sm text-muted">
        A {PAPER[paper]} as it is made here, about an invented home. It is not this person’s work.
      </p>
      <DownloadButton
        fileName={`specimen-${paper}.pdf`}
        file={() => callForFile(getSpecimen, { params: { paper } })}
      >
        Read a specimen (PDF)
      </DownloadButton>
    </Section>
  );
}
