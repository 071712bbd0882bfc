import type { Person } from '#server/db/schema/index.ts';

/** The name of an account, as it is compared with names on record. */
export const fullNameOf = ({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim();
