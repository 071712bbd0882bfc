import { describe, expect, it } from 'vitest';
import { LOCALITIES } from '#domain/homes/gazetteer/index.ts';
import {
  CATEGORY_OF,
  FACING,
  FURNISHING,
  hasBedrooms,
  POSSESSION,
  PROPERTY_AGES,
  SUBCATEGORIES,
} from '#domain/homes/listing.ts';
import { haversineMetres } from '#domain/lib/geo.ts';
import { fromRupees, toRupees } from '#domain/lib/money.ts';
import { type GeneratedListing, generateListing } from '#server/demo/generate.ts';

const NOW = new Date('2026-11-21T06:00:00Z');
const DAY_MS = 86_400_000;
const LISTINGS = Array.from({ length: 640 }, (_, i) => generateListing(i + 1, NOW));
const bySlug = new Map(LOCALITIES.map((locality) => [locality.slug, locality]));

function localityOf({ localitySlug }: GeneratedListing) {
  const locality = bySlug.get(localitySlug);
  if (!locality) throw new Error(localitySlug);
  return locality;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

describe('generated listings', () => {
  it('are the same for the same number and seed, and others for another', () => {
    expect(generateListing(7, NOW)).toEqual(generateListing(7, NOW));
    expect(generateListing(7, NOW)).not.toEqual(generateListing(8, NOW));
    expect(generateListing(7, NOW, 1)).not.toEqual(generateListing(7, NOW, 2));
  });

  it('cover more than 60 localities and every kind, for sale and for rent', () => {
    expect(new Set(LISTINGS.map(({ localitySlug }) => localitySlug)).size).toBeGreaterThan(60);
    for (const subcategory of SUBCATEGORIES) {
      const ways = LISTINGS.filter((listing) => listing.subcategory === subcategory);
      const expected = subcategory === 'Plot' ? ['sell'] : ['rent', 'sell'];
      expect([...new Set(ways.map(({ listedIn }) => listedIn))].sort()).toEqual(expected);
    }
  });

  it('use every word of a listing', () => {
    const used = (key: 'facing' | 'furnishing' | 'possession' | 'age') =>
      new Set(LISTINGS.map((listing) => listing[key]));
    expect(used('facing')).toEqual(new Set(FACING));
    expect(used('furnishing')).toEqual(new Set([...FURNISHING, null]));
    expect(used('possession')).toEqual(new Set(POSSESSION));
    expect(used('age')).toEqual(new Set([...PROPERTY_AGES, null]));
  });

  it('say the terms of a rent only of what is rented, and each kind what it is asked', () => {
    for (const listing of LISTINGS) {
      const { listedIn, category, subcategory } = listing;
      const isRent = listedIn === 'rent';
      expect(listing.brokeragePaise !== null).toBe(isRent);
      expect(listing.availableFrom !== null).toBe(isRent);
      expect(listing.tenants !== null).toBe(isRent && category === 'Residential');
      expect(listing.zone !== null).toBe(subcategory === 'Plot');
      expect(listing.cabins !== null).toBe(subcategory === 'Office');
      if (listing.postedBy === 'builder') expect(listing.reraNumber).not.toBeNull();
    }
    expect(new Set(LISTINGS.map(({ postedBy }) => postedBy))).toEqual(
      new Set(['owner', 'builder']),
    );
  });

  it('ask for flats what the locality asks for, within a quarter', () => {
    const ratios = { sell: [] as number[], rent: [] as number[] };
    for (const listing of LISTINGS.filter(({ subcategory }) => subcategory === 'Flat')) {
      const { saleRate, rentRate } = localityOf(listing);
      const rate = listing.listedIn === 'sell' ? saleRate : rentRate;
      if (!rate) continue;
      const ratio = toRupees(listing.pricePaise) / (listing.builtUpAreaSqft ?? 0) / rate;
      expect(ratio, listing.title).toBeGreaterThan(0.7);
      expect(ratio, listing.title).toBeLessThan(1.4);
      ratios[listing.listedIn].push(ratio);
    }
    expect(median(ratios.sell)).toBeGreaterThan(0.9);
    expect(median(ratios.sell)).toBeLessThan(1.15);
    expect(median(ratios.rent)).toBeGreaterThan(0.9);
    expect(median(ratios.rent)).toBeLessThan(1.25);
  });

  it('ask dearer localities dearer', () => {
    const perSqft = (slug: string) =>
      median(
        Array.from({ length: 8_000 }, (_, i) => generateListing(i, NOW))
          .filter(({ localitySlug, subcategory, listedIn }) => {
            return localitySlug === slug && subcategory === 'Flat' && listedIn === 'sell';
          })
          .map(({ pricePaise, builtUpAreaSqft }) => pricePaise / (builtUpAreaSqft ?? 0)),
      );
    expect(perSqft('koregaon-park')).toBeGreaterThan(1.5 * perSqft('wagholi'));
  });

  it('ask round prices', () => {
    for (const { pricePaise } of LISTINGS) {
      expect(fromRupees(Number(toRupees(pricePaise).toPrecision(3)))).toBe(pricePaise);
    }
  });

  it('are homes one could live in', () => {
    for (const listing of LISTINGS) {
      const { subcategory, bedrooms, floor, floors, carpetAreaSqft, builtUpAreaSqft } = listing;
      expect(listing.category).toBe(CATEGORY_OF[subcategory]);
      expect(bedrooms !== null).toBe(hasBedrooms(subcategory));
      if (subcategory === 'Flat') {
        const perBedroom = (carpetAreaSqft ?? 0) / (bedrooms ?? 0);
        expect(perBedroom).toBeGreaterThan(240);
        expect(perBedroom).toBeLessThan(480);
      }
      if (subcategory === 'Plot') expect(listing.plotAreaSqft).toBeGreaterThan(900);
      else expect(builtUpAreaSqft).toBeGreaterThan(carpetAreaSqft ?? 0);
      if (floor != null) expect(floor).toBeLessThanOrEqual(floors ?? -1);
    }
  });

  it('carry a RERA number and a date exactly when they are not ready', () => {
    for (const { possession, reraNumber, possessionDate, age } of LISTINGS) {
      const unfinished = possession !== 'Ready To Move';
      if (unfinished) expect(reraNumber).toMatch(/^P521000\d{5}$/);
      else expect(reraNumber).toBeNull();
      expect(possessionDate !== null).toBe(unfinished);
      expect(age === 'UnderConstruction').toBe(unfinished);
      if (possessionDate) expect(Date.parse(possessionDate)).toBeGreaterThan(NOW.getTime());
    }
  });

  it('lie within two kilometres of their locality and are shown up to 150 m aside', () => {
    for (const listing of LISTINGS) {
      const at = { lat: listing.location.y, lng: listing.location.x };
      const shown = { lat: listing.publicLocation.y, lng: listing.publicLocation.x };
      expect(haversineMetres(at, localityOf(listing))).toBeLessThan(2_000);
      expect(haversineMetres(at, shown)).toBeLessThan(151);
      expect(haversineMetres(at, shown)).toBeGreaterThan(50);
    }
  });

  it('were published within sixty days and confirmed since', () => {
    for (const { publishedAt, confirmedAt } of LISTINGS) {
      const age = NOW.getTime() - publishedAt.getTime();
      expect(age).toBeGreaterThan(0);
      expect(age).toBeLessThan(60 * DAY_MS);
      expect(Number(confirmedAt)).toBeGreaterThanOrEqual(publishedAt.getTime());
    }
  });

  it('say that they are invented; some are featured, a quarter verified', () => {
    expect(LISTINGS.every(({ demo }) => demo)).toBe(true);
    expect(LISTINGS.filter(({ featuredUntil }) => featuredUntil)).toHaveLength(15);
    const verified = LISTINGS.filter(({ verifiedUntil }) => verifiedUntil).length;
    expect(verified / LISTINGS.length).toBeCloseTo(0.25, 1);
  });

  it('are told in two to four sentences, and seldom twice the same', () => {
    for (const { title, description } of LISTINGS) {
      const sentences = (description ?? '').split(/(?<=[a-z0-9])\. /).length;
      expect(sentences, description).toBeGreaterThanOrEqual(2);
      expect(sentences, description).toBeLessThanOrEqual(4);
      expect(`${title} ${description}`).not.toMatch(/undefined|null|NaN/);
    }
    expect(new Set(LISTINGS.map(({ description }) => description)).size).toBeGreaterThan(630);
    expect(new Set(LISTINGS.map(({ title }) => title)).size).toBeGreaterThan(500);
  });
});
