import { expect, test } from 'vitest';
import { unbroken } from '#domain/lib/unbroken.ts';

test.each([
  ['2 BHK flat in Baner', '2_BHK flat in Baner'],
  ['10+ BHK for ₹ 1.25 Cr', '10+_BHK for ₹_1.25_Cr'],
  ['₹ 85 Lakh, 915 sq ft', '₹_85_Lakh, 915_sq ft'],
  ['₹ 22,000/month', '₹_22,000/month'],
  ['बाणेर: 2 BHK, ₹ 85 लाख', 'बाणेर: 2_BHK, ₹_85_लाख'],
  ['Sai Heights, Phase 2, 1 RK', 'Sai Heights, Phase 2, 1_RK'],
  ['Baner', 'Baner'],
])('%s is broken nowhere between a number and its unit', (text, kept) => {
  expect(unbroken(text)).toBe(kept.replaceAll('_', '\u00a0'));
});
