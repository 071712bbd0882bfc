import { describe, expect, test } from 'vitest';
import { searchDesk } from './search-desk.ts';

const { api, sql, search } = searchDesk();

describe('facets, and what helps where nothing is found', () => {
  test('each facet counts under the other filters, not its own', async () => {
    const filter = {
      listedin: 'sell',
      category: 'Residential',
      bedrooms: '2,3',
      possession: 'Ready To Move',
      furnishing: 'Furnished,UnFurnished',
      budget: '50LakhTo1Cr,1CrTo1_5Cr',
      subcategory: 'Flat,House',
    };
    const query = new URLSearchParams(filter).toString();
    const { body } = await api('GET', `/api/property/facets?${query}`);
    /** Every choice of each chip, of which a facet may leave out only those that find nothing. */
    const choices: Record<string, readonly string[]> = {
      subcategory: ['Flat', 'House', 'Villa', 'Studio Apartment', 'Plot', 'Office', 'Shop'],
      bedrooms: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10+'],
      possession: ['Under Construction', 'Ready To Move', 'UpComing'],
      furnishing: ['Furnished', 'UnFurnished', 'Semi-Furnished'],
      budget: ['Under50Lakh', '50LakhTo1Cr', '1CrTo1_5Cr', 'above1Cr'],
    };
    expect(Object.keys(body.data).sort()).toEqual(Object.keys(choices).sort());
    for (const [dimension, values] of Object.entries(choices)) {
      const counts: Record<string, number> = {};
      for (const value of values) {
        const { total } = await search({ ...filter, [dimension]: value });
        if (total > 0) counts[value] = total;
      }
      // What is not chosen now is counted too: that is what its own filter would hide.
      expect(Object.keys(counts).length, dimension).toBeGreaterThan(1);
      expect({ [dimension]: body.data[dimension] }).toEqual({ [dimension]: counts });
    }
    const hidden = Object.keys(body.data.furnishing).filter(
      (value) => !filter.furnishing.split(',').includes(value),
    );
    expect(hidden).toEqual(['Semi-Furnished']);
  });

  test('nothing found: what each relaxed filter brings is what it says', async () => {
    const filter = { listedin: 'sell', loc: 'Baner', max_price: 100_000, bedrooms: '3' };
    const { total, relax } = await search(filter);
    expect(total).toBe(0);
    expect(relax.length).toBeGreaterThan(0);
    for (const { filter: name, total: promised } of relax) {
      const { [name as 'loc']: _, ...relaxed } = filter;
      expect([name, (await search(relaxed)).total]).toEqual([name, promised]);
    }
  });

  test('where no one filter helps, what each brings by itself is what it says', async () => {
    const filter = {
      listedin: 'sell',
      loc: 'Baner',
      bedrooms: '3',
      max_price: 1_000,
      min_area: 9_000,
    };
    const { total, relax, alone } = await search(filter);
    expect([total, relax]).toEqual([0, []]);
    expect(alone.map(({ filter: name }) => name)).toEqual(['loc', 'bedrooms']);
    for (const { filter: name, total: promised } of alone) {
      const kept = { listedin: 'sell', [name]: filter[name as 'loc'] };
      expect([name, (await search(kept)).total]).toEqual([name, promised]);
    }
    expect((await search({ listedin: 'sell', loc: 'Baner' })).alone).toEqual([]);
  });

  test('nothing found in a place: neighbours say truly how many there are, and how far', async () => {
    await sql(
      "update listings set status = 'paused' where address = 'Baner' and subcategory = 'Villa'",
    );
    const filter = { listedin: 'sell', subcategory: 'Villa' };
    const { total, neighbours } = await search({ ...filter, loc: 'Baner' });
    expect(total).toBe(0);
    expect(neighbours.length).toBeGreaterThan(0);
    const distances = neighbours.map(({ metres }) => metres);
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
    for (const { name, slug, metres, total: promised } of neighbours) {
      expect(metres).toBeLessThanOrEqual(8_000);
      const found = await search({ ...filter, loc: name });
      expect([found.place?.slug, found.total]).toEqual([slug, promised]);
    }
    // Where something is found, nothing else is offered.
    expect((await search({ listedin: 'sell', loc: 'Baner' })).neighbours).toEqual([]);
  });

  test.each([
    ['Qwertzu', []],
    ['Banerghatta', ['Baner']],
  ])('%s is called unknown, with names like it', async (loc, guesses) => {
    const { total, place, unknownPlace } = await search({ loc });
    expect([total, place, unknownPlace?.said]).toEqual([0, null, loc]);
    expect(unknownPlace?.guesses).toEqual(expect.arrayContaining(guesses));
    if (guesses.length === 0) expect(unknownPlace?.guesses).toEqual([]);
  });

  test('a place and a project that exist are not unknown, though nothing is found there', async () => {
    const { rows } = await sql(
      "select society from listings where society is not null and status = 'live' limit 1",
    );
    for (const loc of ['Baner', rows[0].society]) {
      const { total, unknownPlace } = await search({ loc, listedin: 'sell', max_price: 1 });
      expect([loc, total, unknownPlace]).toEqual([loc, 0, null]);
    }
  });

  test('the map is told the place where it finds no points', async () => {
    const { body } = await api('GET', '/api/property/mappoints?loc=Baner&max_price=1');
    expect(body.data).toMatchObject({ points: [], place: { slug: 'baner' } });
  });

  test('the GET and the POST find the same', async () => {
    const posted = await search({ listedin: 'rent', bedrooms: ['1', '2'], sort: 'price_low' });
    const { body } = await api(
      'GET',
      '/api/property/propertylist?listedin=rent&bedrooms=1&bedrooms=2&sort=price_low',
    );
    const { status: _, message: __, ...page } = body;
    expect(page).toEqual(posted);
  });

  test('map points are as many as the search finds', async () => {
    const { body } = await api('GET', '/api/property/mappoints?listedin=rent');
    expect(body.data.points.length).toBe((await search({ listedin: 'rent' })).total);
  });
});
