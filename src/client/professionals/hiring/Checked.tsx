import { Section } from '#client/ui/Section.tsx';
import type { ProfessionalProfile } from '#contract/professionals/professionals.ts';
import { PROFESSION } from '#domain/lib/profession.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import words from '#messages/professionals/hiring/index.ts';
import { LicenceMark } from './LicenceMark.tsx';

/** What was checked of a professional, by what, and when; what was not is said as well. */
export function Checked({ person }: { person: ProfessionalProfile }) {
  const { profession, licence, licenceChecked, licenceCheckedOn, licenceValidUntil } = person;
  const { label } = PROFESSION[profession].licence;
  return (
    <Section title={words.whatChecked} className="grid gap-2" size="lg">
      <dl className="grid grid-cols-1 gap-x-6 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
        <dt className="text-muted">{label}</dt>
        <dd>
          {licence ? (
            <>
              <b className="tabular">{licence}</b> · <LicenceMark isChecked={licenceChecked} />
            </>
          ) : (
            words.notGivenYet
          )}
          {licenceCheckedOn && (
            <p className="text-muted">
              {words.staffSawEvidence({ licenceCheckedOn: formatDate(licenceCheckedOn) })}
              {licenceValidUntil &&
                words.validUntil({ licenceValidUntil: formatDate(licenceValidUntil) })}
              .
            </p>
          )}
        </dd>
        <dt className="text-muted">{words.identity}</dt>
        <dd>{person.verified ? words.aadhaarPanChecked : words.aadhaarPanNot}</dd>
      </dl>
    </Section>
  );
}
