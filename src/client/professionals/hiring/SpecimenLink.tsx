import { callForFile } from '#client/lib/api.ts';
import { DownloadButton } from '#client/ui/DownloadButton.tsx';
import { Section } from '#client/ui/Section.tsx';
import { getSpecimen } from '#contract/professionals/specimens.ts';
import type { Specimen } from '#domain/professionals/profile-parts.ts';
import { labels } from '#messages/lib/labels.ts';
import words from '#messages/professionals/hiring/index.ts';

const PAPER: Record<Specimen, string> = labels(() => words.paper);

/** What a client gets, to be read before anything is asked. */
export function SpecimenLink({ paper }: { paper: Specimen }) {
  return (
    <Section title={words.whatGet} className="grid justify-items-start gap-2" size="lg">
      <p className="text-sm text-muted">{words.madeHereAbout({ paper: PAPER[paper] })}</p>
      <DownloadButton
        fileName={`specimen-${paper}.pdf`}
        file={() => callForFile(getSpecimen, { params: { paper } })}
      >
        {words.readSpecimenPdf}
      </DownloadButton>
    </Section>
  );
}
