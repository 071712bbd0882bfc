import { describe, expect, test } from 'vitest';
import { answersFit, openPoints, type SiteChecklist } from '#domain/deals/site-visit.ts';

const WHOLE: SiteChecklist = {
  structure: 'good',
  finish: 'fair',
  light: 'poor',
  water: 'not seen',
  power: 'good',
  parking: 'good',
  building: 'good',
  access: 'good',
  title: 'seen',
  permissions: 'not seen',
  dues: 'seen',
};

describe('a list of what an evaluator looks at', () => {
  test('is open where nothing is answered, in its order', () => {
    expect(openPoints(WHOLE)).toEqual([]);
    expect(openPoints({ ...WHOLE, dues: undefined, finish: undefined })).toEqual([
      'finish',
      'dues',
    ]);
    expect(openPoints({})).toHaveLength(11);
  });

  test('fits where each answer goes with its point, answered or not', () => {
    expect(answersFit(WHOLE)).toBe(true);
    expect(answersFit({})).toBe(true);
    // Papers are seen or not; the rest is good, fair or poor.
    expect(answersFit({ ...WHOLE, title: 'good' })).toBe(false);
    expect(answersFit({ ...WHOLE, structure: 'seen' })).toBe(false);
    expect(answersFit({ dues: 'poor' })).toBe(false);
  });
});
