import { BadgeCheck, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { photoAddress } from '#client/lib/photo-address.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import { Avatar } from '#client/ui/Avatar.tsx';
import type { ProfessionalCard } from '#contract/professionals/professionals.ts';
import { placeName } from '#domain/homes/gazetteer/place-name.ts';
import { formatRupees } from '#domain/lib/money.ts';
import { profilePath } from '#domain/lib/profession.ts';
import { displayCity } from '#domain/lib/truncate.ts';
import words from '#messages/professionals/hiring/index.ts';
import { LicenceMark } from './LicenceMark.tsx';
import {
  distanceWords,
  finishedWords,
  languageWords,
  ratingWords,
  responseWords,
  yearsWords,
} from './labels.ts';

interface Props {
  person: ProfessionalCard;
  /** All that is known, for a page of their own. */
  full?: boolean;
  children?: ReactNode;
}

const AREAS_SHOWN = 4;

function areasWords(areas: readonly string[], full: boolean): string {
  const shown = full ? areas : areas.slice(0, AREAS_SHOWN);
  const more = areas.length - shown.length;
  return more > 0 ? words.andMore({ shown: shown.join(', '), more }) : shown.join(', ');
}

/** A professional as clients choose among them. */
export function Professional({ person, full = false, children }: Props) {
  const { name, image, headline, about, languages, feeFrom, verified, areas } = person;
  const facts = [
    [words.feeFrom, <b key="fee">{formatRupees(feeFrom)}</b>],
    [words.experience, yearsWords(person.experienceYears)],
    [words.speaks, languages.map(languageWords).join(', ')],
    [words.works, areasWords(areas.map(placeName), full) || displayCity(placeName(person.city))],
    [words.finishedHere, finishedWords(person.finished)],
  ] as const;
  const lines = [distanceWords(person.metres), responseWords(person.responseMinutes)];
  return (
    <div className="flex h-full flex-col gap-3">
      <div className="flex items-start gap-3">
        <Avatar name={name} src={photoAddress(image)} size="large" />
        <div className="min-w-0">
          <h2 className="text-lg">
            {full ? (
              name
            ) : (
              <AppLink className="link" href={profilePath(person.profession, person.id)}>
                {name}
              </AppLink>
            )}
          </h2>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <span className="inline-flex items-center gap-1">
              <Star aria-hidden="true" className="size-4 text-accent" />
              {ratingWords(person)}
            </span>
            {verified && (
              <span className="inline-flex items-center gap-1 font-semibold text-good">
                <BadgeCheck aria-hidden="true" className="size-4" />
                {words.identityChecked}
              </span>
            )}
            <LicenceMark isChecked={person.licenceChecked} />
            {person.promoted && <span className="text-muted">{words.promoted}</span>}
          </p>
        </div>
      </div>
      <p className="font-semibold wrap-anywhere">{headline}</p>
      {full && about && <p className="wrap-anywhere whitespace-pre-line">{about}</p>}
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        {facts.map(([label, value]) => (
          <div key={String(label)} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-muted empty:hidden">{lines.filter(Boolean).join(' · ')}</p>
      {children && <div className="mt-auto flex flex-wrap gap-3 pt-1">{children}</div>}
    </div>
  );
}
