import { describe, expect, test } from 'vitest';
import { AREAS, areaOf, withAreas } from '#domain/homes/gazetteer/areas.ts';
import { LOCALITIES } from '#domain/homes/gazetteer/index.ts';
import { createLocalityMatcher, normaliseName } from '#domain/homes/locality-match.ts';
import { placeRow } from '#server/homes/import/place-row.ts';

/** The slug under which an import puts a home by its locality's name alone. */
const placed = (name: string) => placeRow(name, null, () => {}).locality.slug;

describe('the gazetteer', () => {
  test('gives every name and alias to one locality', () => {
    const owners = Map.groupBy(
      LOCALITIES.flatMap(({ slug, name, aliases }) =>
        [...new Set([name, ...aliases].map(normaliseName))].map((text) => ({ text, slug })),
      ),
      ({ text }) => text,
    );
    const shared = [...owners].filter(([, places]) => places.length > 1);
    expect(shared.map(([text, places]) => [text, places.map(({ slug }) => slug)])).toEqual([]);
  });

  test('has a PIN code of Pune district for all, of Satara’s for Shirwal', () => {
    const odd = LOCALITIES.filter(({ pincode }) => !/^(41[0123]|413)\d{3}$/.test(pincode ?? ''));
    expect(odd.map(({ slug }) => slug)).toEqual([]);
  });

  test.each([
    ['parvati-darshan', 'PMC'],
    ['ganj-peth', 'PMC'],
    ['swargate', 'PMC'],
    ['wagholi', 'PMC'],
    ['holkarwadi', 'PMC'],
    ['bopkhel', 'PCMC'],
    ['new-sangvi', 'PCMC'],
    ['wadmukhwadi', 'PCMC'],
    ['khadki', 'Cantonment'],
    ['dehu-road', 'Cantonment'],
    ['pune-camp', 'Cantonment'],
    ['dehu', 'PMRDA'],
    ['maan', 'PMRDA'],
    ['wadegaon', 'PMRDA'],
    ['lavale', 'PMRDA'],
    ['phursungi', 'PMRDA'],
  ])('%s lies in the limits of the %s', (slug, authority) => {
    expect(LOCALITIES.find((known) => known.slug === slug)?.authority).toBe(authority);
  });
});

describe('an import finds by name', () => {
  test.each([
    ['Ganj Peth', 'ganj-peth'],
    ['Mahatma Phule Peth', 'ganj-peth'],
    ['Bopkhel', 'bopkhel'],
    ['Parvati Darshan', 'parvati-darshan'],
    ['New Sangavi', 'new-sangvi'],
    ['Wadegaon', 'wadegaon'],
    ['Wadebolai', 'wade-bolhai'],
    ['Agalambe', 'agalambe'],
    ['Bhegade Aali', 'talegaon-dabhade'],
    ['Jambhulwadi', 'jambhulwadi'],
    ['Mukund Nagar', 'mukund-nagar'],
    ['Pune Satara Road', 'satara-road'],
    ['Sade Satra Nali', 'sadesataranali'],
    ['B.T Kawade Road', 'bhagwan-tatyasaheb-kawade-road'],
    ['Budhwar Peth', 'budhwar-peth'],
    ['Charholi Kurd', 'charholi-khurd'],
    ['Mahalunge', 'mahalunge'],
    ['Mahalunge Ingale', 'mahalunge-ingale'],
    ['Dighi Camp', 'dighi-camp'],
    ['Khed', 'rajgurunagar'],
    ['Vadgaon Maval', 'vadgaon-maval'],
  ])('%s', (name, slug) => {
    expect(placed(name)).toBe(slug);
  });

  test.each([
    ['Balewadi Gaon, Balewadi', 'balewadi'],
    ['Sanghvi Nagar, Aundh', 'aundh'],
    ['Nigdi Gaothan', 'nigdi'],
    ['Kharadi Annexe', 'kharadi'],
    ['Wanowrie (Wanwadi)', 'wanowrie'],
    ['Rambaug Colony Kothrud', 'kothrud'],
    ['Sector No-4 Moshi', 'moshi'],
    ['Pimpri Chinchwad - Other', 'pimpri-chinchwad'],
  ])('%s, by a part of it', (name, slug) => {
    expect(placed(name)).toBe(slug);
  });

  test.each(['Ganesh Nagar', 'Ashok Nagar', 'Aundh Camp', 'Nagar Road', 'Mumbai', 'Baramati'])(
    'but not %s, which is many places or none of ours',
    (name) => {
      expect(() => placed(name)).toThrow();
    },
  );
});

describe('areas of several localities', () => {
  const matcher = createLocalityMatcher(withAreas(LOCALITIES));

  test('name localities of the gazetteer, each once', () => {
    const known = new Set(LOCALITIES.map(({ slug }) => slug));
    for (const { slug, localities } of AREAS) {
      expect([slug, localities.filter((one) => !known.has(one))]).toEqual([slug, []]);
      expect([slug, new Set(localities).size]).toEqual([slug, localities.length]);
      expect(localities.length).toBeGreaterThan(2);
    }
  });

  test.each([
    ['Pimpri Chinchwad', 'pimpri-chinchwad'],
    ['PCMC', 'pimpri-chinchwad'],
    ['pcmc area', 'pimpri-chinchwad'],
    ['पिंपरी चिंचवड', 'pimpri-chinchwad'],
    ['Pune Camp', 'pune-camp'],
    ['Cantonment', 'cantonments'],
    ['peths', 'peths'],
    ['Sinhgad Road', 'sinhgad-road'],
    ['sinhagad rd', 'sinhgad-road'],
    ['सिंहगड रोड', 'sinhgad-road'],
    ['Baner Road', 'baner-road'],
    ['Nagar Road', 'nagar-road'],
    ['Pune-Nagar road', 'nagar-road'],
    ['Satara Road', 'satara-road'],
    ['Solapur Road', 'solapur-road'],
    ['Nashik highway', 'pune-nashik-highway'],
    ['Old Mumbai-Pune Highway', 'old-mumbai-pune-highway'],
    ['mulshi', 'mulshi'],
  ])('%s is one', (typed, slug) => {
    expect(matcher.match(typed)?.slug).toBe(slug);
    expect(areaOf(slug)?.localities).toEqual([...new Set(areaOf(slug)?.localities)]);
  });

  test.each([
    ['Baner', 'baner'],
    ['Pimpri', 'pimpri'],
    ['Chinchwad', 'chinchwad'],
    ['Narayan Peth', 'narayan-peth'],
    ['Law College Road', 'law-college-road'],
    ['Prabhat Road', 'prabhat-road'],
  ])('%s is one place', (typed, slug) => {
    expect(matcher.match(typed)?.slug).toBe(slug);
    expect(areaOf(slug)).toBeUndefined();
  });

  test('no area takes the name of a locality that is another place', () => {
    const lost = LOCALITIES.filter(({ name, slug }) => matcher.match(name)?.slug !== slug);
    expect(lost.map(({ name }) => name)).toEqual([]);
  });

  test('Pimpri Chinchwad is what lies in the limits of the PCMC', () => {
    const inside = LOCALITIES.filter(({ authority }) => authority === 'PCMC');
    expect([...(areaOf('pimpri-chinchwad')?.localities ?? [])].sort()).toEqual(
      inside.map(({ slug }) => slug).sort(),
    );
  });
});
