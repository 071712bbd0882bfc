/** Whom others hire. */
export const PROFESSIONS = ['agent', 'lawyer', 'evaluator'] as const;
export type Profession = (typeof PROFESSIONS)[number];

/** `user` is shown as Buyer/Seller; `admin` is the platform's own staff and never signs up. */
export const ROLES = ['user', ...PROFESSIONS, 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** The roles a visitor may choose at sign-up. */
export const SIGN_UP_ROLES = ['user', ...PROFESSIONS] as const;
export type SignUpRole = (typeof SIGN_UP_ROLES)[number];

export const ROLE_LABEL: Record<Role, string> = {
  user: 'Buyer/Seller',
  agent: 'Agent',
  lawyer: 'Lawyer',
  evaluator: 'Property Evaluator',
  admin: 'Staff',
};
