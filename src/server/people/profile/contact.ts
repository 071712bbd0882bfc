import words from '#messages/people/refusals/index.ts';
import type { CodePurpose } from '#server/core/one-time-code.ts';
import { fieldError } from '#server/lib/field-error.ts';

/** A new e-mail address or a new mobile number, whichever the caller gave. */
export interface NewContact {
  field: 'email' | 'mobile';
  value: string;
  purpose: CodePurpose;
}

/** Throws invalid unless exactly one of both is given. */
export function readContact(given: {
  email?: string | undefined;
  mobile?: string | undefined;
}): NewContact {
  const { email, mobile } = given;
  if (email && !mobile) {
    return { field: 'email', value: email, purpose: 'change_email' };
  }
  if (mobile && !email) {
    return { field: 'mobile', value: mobile, purpose: 'change_mobile' };
  }
  throw fieldError(email ? 'mobile' : 'email', words.giveOneContact);
}

/** As it is named in a sentence. */
export const labelOf = ({ field }: Pick<NewContact, 'field'>): string => words.contactLabel[field];

/** The code counts for this person and this address only. */
export const subjectOf = (personId: number, { value }: NewContact) => `${personId} ${value}`;
