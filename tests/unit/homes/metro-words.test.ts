import { expect, test } from 'vitest';
import { metroWords } from '#client/homes/calculators/metro-words.ts';
import { inLanguage } from '#messages/lib/in-language.ts';

const RIDE = { from: 'Vanaz', to: 'Ramwadi', changes: 0, metresToMetro: 400 };

/** From here a rickshaw saves five minutes, with eight to find it: 1.35 d is walked in 13 more than ridden. */
const RIDDEN_FROM = 13_000 / (1.35 * (60 / 4.8 - 60 / 18));

test('a way to a station says by what it is gone: on foot until a rickshaw saves five minutes', () => {
  expect(metroWords({ ...RIDE, metresFromMetro: 750 })).toBe(
    '400 m on foot to Vanaz, metro to Ramwadi, then 750 m on foot',
  );
  expect(metroWords({ ...RIDE, metresFromMetro: RIDDEN_FROM - 0.001 })).toBe(
    '400 m on foot to Vanaz, metro to Ramwadi, then 1.1 km on foot',
  );
  expect(metroWords({ ...RIDE, metresFromMetro: RIDDEN_FROM + 0.001, changes: 1 })).toBe(
    '400 m on foot to Vanaz, metro to Ramwadi, changing at Civil Court, then 1.1 km by rickshaw',
  );
});

test('in the reader’s language', () => {
  const said = (language: 'mr' | 'hi') =>
    inLanguage(language, () => metroWords({ ...RIDE, metresFromMetro: 2_000 }));
  expect(said('mr')).toBe('Vanaz पर्यंत 400 मी. पायी, मेट्रोने Ramwadi, तिथून 2.0 किमी रिक्षाने');
  expect(said('hi')).toBe('Vanaz तक 400 मी. पैदल, मेट्रो से Ramwadi, फिर 2.0 किमी रिक्शा से');
});
