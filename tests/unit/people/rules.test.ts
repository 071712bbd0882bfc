import { describe, expect, test } from 'vitest';
import { holdsContact } from '#domain/people/contact-in-text.ts';
import { readIfsc } from '#domain/people/ifsc.ts';
import { isFullyVerified, isIdentified, verificationOf } from '#domain/people/kyc.ts';
import { needsRera, readReraAgent, readReraProject } from '#domain/people/rera.ts';

describe('KYC, as section 5 and decision 17 have it', () => {
  test.each([
    [false, false, false, false],
    [true, false, true, false],
    [false, true, true, false],
    [true, true, true, true],
  ])('Aadhaar %s, PAN %s: may post %s, may train %s', (aadhaar, pan, post, train) => {
    expect(verificationOf({ aadhaarVerified: aadhaar, panVerified: pan })).toEqual({
      aadhaar,
      pan,
    });
    expect(isIdentified({ aadhaar, pan })).toBe(post);
    expect(isFullyVerified({ aadhaar, pan })).toBe(train);
  });
});

describe('numbers of MahaRERA', () => {
  test.each([
    ['P52100012345', 'P52100012345', undefined],
    [' p5210 001-2345 ', 'P52100012345', undefined],
    ['PR1260002501530', 'PR1260002501530', undefined],
    ['pr 1260002-501530', 'PR1260002501530', undefined],
    ['PR126000250153', undefined, undefined],
    ['PR52100012345', undefined, undefined],
    ['A52100012345', undefined, 'A52100012345'],
    ['a52100 012345', undefined, 'A52100012345'],
    ['P5210001234', undefined, undefined],
    ['XP52100012345', undefined, undefined],
    ['A521000123456', undefined, undefined],
    ['XA52100012345', undefined, undefined],
  ])('%j: project %s, agent %s', (typed, project, agent) => {
    expect([readReraProject(typed), readReraAgent(typed)]).toEqual([project, agent]);
  });

  test.each([
    ['sell', 'Under Construction', true],
    ['sell', 'UpComing', true],
    ['sell', 'Ready To Move', false],
    ['sell', null, false],
    ['rent', 'Under Construction', false],
    ['rent', 'UpComing', false],
  ])('to %s, %s: needs one %s', (listedIn, possession, needs) => {
    expect(needsRera({ listedIn, possession })).toBe(needs);
  });
});

test('an IFSC has nothing before it', () => {
  expect(readIfsc('XXHDFC0000123')).toBeNull();
});

describe('a contact in a text', () => {
  test.each([
    ['Call 9822012345', true],
    ['Call ९८२२०१२३४५', true],
    ['Call ۹۸۲۲۰۱۲۳۴۵', true],
    ['Call ٩٨٢٢٠١٢٣٤٥', true],
    ['Flat of ९ rooms', false],
    ['Registered P52100012345', false],
    ['किंमत ९८५ लाख', false],
    ['Flat ৯৮৭৬', false],
    ['Registered P52100012345 and call 9822012345', true],
  ])('%s: %s', (text, holds) => {
    expect(holdsContact(text)).toBe(holds);
  });
});
