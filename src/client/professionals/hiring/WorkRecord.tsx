import type { ProfessionalProfile } from '#contract/professionals/professionals.ts';
import { bhkLabel } from '#domain/homes/listing.ts';
import { formatDate } from '#domain/lib/time/format.ts';

type Past = ProfessionalProfile['past'][number];

const homeWords = ({ bedrooms, subcategory, locality }: Past) =>
  `${bedrooms === null ? '' : `${bhkLabel(bedrooms, subcategory)} `}${subcategory} in ${locality}`;

/** When staff saw the licence, and what was finished here. */
export function WorkRecord({ person }: { person: ProfessionalProfile }) {
  const { licenceCheckedOn, past } = person;
  return (
    <>
      {licenceCheckedOn && (
        <p className="text-sm text-muted">
          Our staff saw the evidence of the registration on {formatDate(licenceCheckedOn)}.
        </p>
      )}
      {past.length > 0 && (
        <section aria-labelledby="past-work">
          <h3 id="past-work" className="text-lg">
            Work finished here
          </h3>
          <ul className="divide-y divide-line">
            {past.map((one) => (
              <li key={one.id} className="flex justify-between gap-4 py-2 text-sm">
                <span>{homeWords(one)}</span>
                <span className="text-muted">{formatDate(one.on)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
