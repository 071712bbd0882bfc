import type { SessionUser } from '#contract/people/sign-in.ts';
import { FIRST_LANGUAGE } from '#messages/lib/language.ts';
import words from '#messages/people/done/index.ts';
import type { Person } from '#server/db/schema/index.ts';

/** A person as the browser keeps them. */
export function sessionUser(person: Person): SessionUser {
  const { id, firstName, lastName, role, city, email, language, location } = person;
  return {
    id,
    firstname: firstName,
    lastname: lastName,
    userrole: role,
    city,
    email,
    ...(language !== FIRST_LANGUAGE && { language }),
    ...(role === 'agent' && location && { latitude: location.y, longitude: location.x }),
  };
}

export const welcome = (): string => words.welcome;
