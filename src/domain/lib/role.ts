import { labels } from '#messages/lib/labels.ts';
import words from '#messages/lib/professions/index.ts';
import { PROFESSION, PROFESSIONS, type Profession, perProfession } from './profession.ts';

export { PROFESSIONS, type Profession };

/** `user` is shown as Buyer/Seller; `admin` is the platform's own staff and never signs up. */
export const ROLES = ['user', ...PROFESSIONS, 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** The roles a visitor may choose at sign-up. */
export const SIGN_UP_ROLES = ['user', ...PROFESSIONS] as const;
export type SignUpRole = (typeof SIGN_UP_ROLES)[number];

/** Whoever has signed up may own, buy and hire, whatever else they do here; staff may not. */
export const isMember = (role: Role): role is SignUpRole => role !== 'admin';

export const ROLE_LABEL: Record<Role, string> = labels(() => ({
  ...words.roles,
  ...perProfession((profession) => PROFESSION[profession].label),
}));
