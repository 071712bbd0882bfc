import { expect, test } from 'vitest';
import { metroWords } from '#client/homes/calculators/metro-words.ts';
import { inLanguage } from '#messages/lib/in-language.ts';

const RIDE = { from: 'Vanaz', to: 'Ramwadi', changes: 0, metresToMetro: 1_499 };

test('a way to a station says by what it is gone, since a rickshaw takes a third of the time', () => {
  expect(metroWords({ ...RIDE, metresFromMetro: 1_500 })).toBe(
    '1.5 km on foot to Vanaz, metro to Ramwadi, then 1.5 km on foot',
  );
  expect(metroWords({ ...RIDE, metresFromMetro: 1_501, changes: 1 })).toBe(
    '1.5 km on foot to Vanaz, metro to Ramwadi, changing at Civil Court, then 1.5 km by rickshaw',
  );
});

test('in the reader’s language', () => {
  const said = (language: 'mr' | 'hi') =>
    inLanguage(language, () => metroWords({ ...RIDE, metresFromMetro: 2_000 }));
  expect(said('mr')).toBe('Vanaz पर्यंत 1.5 किमी पायी, मेट्रोने Ramwadi, तिथून 2.0 किमी रिक्षाने');
  expect(said('hi')).toBe('Vanaz तक 1.5 किमी पैदल, मेट्रो से Ramwadi, फिर 2.0 किमी रिक्शा से');
});
