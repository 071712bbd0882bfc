import { PROFESSIONS, type Profession, type Role } from '#domain/lib/role.ts';
import { asciiDigits } from '#domain/lib/transliterate.ts';
import words from '#messages/people/standing/index.ts';
import { readReraAgent } from './rera.ts';

/** Those whom others hire: they show a registration, and where they work. */
export const isProfessional = (role: Role): role is Profession =>
  PROFESSIONS.some((profession) => profession === role);

/** As other registers number their members: "MAH/1234/2010", "IBBI/RV/05/2020/12345". */
const OTHER = /^(?:\p{L}|\d)[\p{L}\p{M}\d\s/().&-]{2,39}$/u;

/** A professional's registration as typed, in capitals and with Latin digits; null when it is none of that role's. */
export function readLicence(role: Role, typed: string): string | null {
  if (role === 'agent') return readReraAgent(typed) ?? null;
  const licence = asciiDigits(typed.trim().toUpperCase());
  return OTHER.test(licence) ? licence.replace(/\s+/g, ' ') : null;
}

/** What to say when `readLicence` found none. */
export const licenceHint = (role: Role) =>
  role === 'agent' ? words.agentLicence : words.otherLicence;
