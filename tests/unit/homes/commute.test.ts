import { describe, expect, test } from 'vitest';
import { commute } from '#domain/homes/commute.ts';
import { STATION_FACTS } from '#domain/homes/gazetteer/station-facts.ts';
import { haversineMetres } from '#domain/lib/geo.ts';

/** Stations of a line, in order, from one to another. */
function between(line: string, from: string, to: string) {
  const stops = STATION_FACTS.filter((station) => station[1] === line).map(
    ([name, , lat, lng]) => ({
      ...{ name, lat, lng },
    }),
  );
  const [one = 0, other = 0] = [from, to].map((wanted) =>
    stops.findIndex(({ name }) => name === wanted),
  );
  return stops.slice(Math.min(one, other), Math.max(one, other) + 1);
}
const metresOf = (stops: readonly { lat: number; lng: number }[]) =>
  stops.slice(1).reduce((sum, stop, i) => sum + haversineMetres(stops[i] ?? stop, stop), 0);
const at = (line: string, name: string) => {
  const [stop] = between(line, name, name);
  if (!stop) throw new Error(`There is no station ${name}`);
  return stop;
};

/** Minutes on rails at 32 km/h, with 4 to wait. */
const WAIT = 4;
const onRails = (metres: number) => (metres / 32_000) * 60;
const CIVIL_COURT = 'Civil Court (District Court)';

describe('a ride from station to station takes its rails and the wait', () => {
  test.each([
    ['Deccan Gymkhana', 'Ruby Hall Clinic'],
    ['Nal Stop', 'PMC Bhavan'],
    ['Yerawada', 'Bund Garden'],
  ])('along one line: %s to %s', (from, to) => {
    const { metro } = commute(at('Aqua', from), at('Aqua', to));
    expect(metro).toMatchObject({ from, to, changes: 0, metresToMetro: 0, metresFromMetro: 0 });
    expect(metro?.minutes).toBeCloseTo(WAIT + onRails(metresOf(between('Aqua', from, to))), 6);
  });

  test.each([
    ['Vanaz', 'PCMC'],
    ['Ramwadi', 'Khadki'],
  ])('by the crossing, with five minutes for the change: %s to %s', (from, to) => {
    const { metro } = commute(at('Aqua', from), at('Purple', to));
    expect(metro).toMatchObject({ from, to, changes: 1 });
    const rails =
      metresOf(between('Aqua', from, CIVIL_COURT)) + metresOf(between('Purple', CIVIL_COURT, to));
    expect(metro?.minutes).toBeCloseTo(WAIT + 5 + onRails(rails), 6);
  });
});

describe('the way to the station', () => {
  const VANAZ = at('Aqua', 'Vanaz');
  const RAMWADI = at('Aqua', 'Ramwadi');
  const whole = commute(VANAZ, RAMWADI).metro?.minutes ?? 0;
  test.each([
    ['is walked at 4.8 km/h', 0.003, 0, 4.8],
    ['also some 740 m, where a rickshaw would save less than five minutes', 0.007, 0, 4.8],
    ['or driven at 18 km/h after eight minutes, where that saves five', 0.0145, 8, 18],
  ])('%s, 1.35 times as far as the crow flies', (_, west, hail, kmh) => {
    const { metro } = commute({ lat: VANAZ.lat, lng: VANAZ.lng - west }, RAMWADI);
    expect(metro?.from).toBe('Vanaz');
    const metres = metro?.metresToMetro ?? 0;
    expect(metro?.minutes).toBeCloseTo(whole + hail + ((metres * 1.35) / 1_000 / kmh) * 60, 6);
  });

  test('never takes a minute more from a few steps farther, and less only where a rickshaw is first worth it', () => {
    const minutes = Array.from({ length: 300 }, (_, i) => {
      const from = { lat: VANAZ.lat, lng: VANAZ.lng - i * 0.0001 };
      return commute(from, RAMWADI).metro?.minutes ?? Number.NaN;
    });
    const steps = minutes.slice(1).map((one, i) => one - (minutes[i] ?? 0));
    const back = steps.filter((step) => step < 0);
    expect(back).toHaveLength(1);
    expect(back[0]).toBeGreaterThan(-5);
    expect(Math.max(...steps)).toBeLessThan(0.5);
  });

  test('by road it is 22 km/h, as much longer', () => {
    const { metres, roadMinutes } = commute(VANAZ, RAMWADI);
    expect(roadMinutes).toBeCloseTo(((metres * 1.35) / 22_000) * 60, 6);
  });

  test('may not be as long as what it saves', () => {
    const from = { lat: VANAZ.lat, lng: VANAZ.lng - 0.03 };
    expect(commute(from, { ...from, lat: from.lat + 0.01 }).metro).toBeNull();
    expect(commute(from, RAMWADI).metro).not.toBeNull();
  });

  test('never ends where it began: the same station is no ride, though it be nearer', () => {
    const { metro } = commute({ lat: 18.5302, lng: 73.8811 }, { lat: 18.5711, lng: 73.8801 });
    expect(metro).toMatchObject({ from: 'Ruby Hall Clinic', to: 'Yerawada' });
  });
});
