import { expect, test } from 'vitest';
import { type ProfileKind, partsOf } from '#domain/professionals/profile-parts.ts';

const EXPECTED: Record<ProfileKind, string[]> = {
  agent: ['checks', 'areas', 'past', 'offers', 'reviews'],
  lawyer: ['checks', 'areas', 'specimen', 'past', 'reviews'],
  evaluator: ['checks', 'areas', 'specimen', 'past', 'reviews'],
  owner: ['figures', 'between', 'listings', 'dealReviews'],
  buyer: ['between', 'dealReviews'],
};

test.each(Object.entries(EXPECTED))(
  'the profile of a %s shows what applies to it',
  (kind, parts) => {
    expect(partsOf(kind as ProfileKind)).toEqual(parts);
  },
);
