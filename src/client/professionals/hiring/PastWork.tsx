import { Section } from '#client/ui/Section.tsx';
import type { ProfessionalProfile } from '#contract/professionals/professionals.ts';
import { placeName } from '#domain/homes/gazetteer/place-name.ts';
import { bhkLabel } from '#domain/homes/listing.ts';
import { KIND_LABEL } from '#domain/homes/term-labels.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import words from '#messages/professionals/hiring/index.ts';

type Past = ProfessionalProfile['past'][number];

const homeWords = ({ bedrooms, subcategory, locality }: Past) =>
  words.inWord({
    which: bedrooms === null ? '' : `${bhkLabel(bedrooms, subcategory)} `,
    subcategory: KIND_LABEL[subcategory],
    locality: placeName(locality),
  });

/** What was finished and paid for here. */
export function PastWork({ person: { past } }: { person: ProfessionalProfile }) {
  if (past.length === 0) return null;
  return (
    <Section title={words.workFinishedHere} titleId="past-work" size="lg">
      <ul className="divide-y divide-line">
        {past.map((one) => (
          <li key={one.id} className="flex justify-between gap-4 py-2 text-sm">
            <span>{homeWords(one)}</span>
            <span className="text-muted">{formatDate(one.on)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
