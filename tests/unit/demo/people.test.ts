import { describe, expect, it } from 'vitest';
import { ROLES } from '#domain/lib/role.ts';
import { demoPeople } from '#server/demo/people.ts';
import { demoProfile } from '#server/demo/professional-profiles.ts';
import { demoSignIns } from '#server/demo/seed.ts';

const NOW = new Date('2026-11-21T06:00:00Z');
const PEOPLE = demoPeople(NOW, 'hash');

describe('demo people', () => {
  it('are more than fifty, for every role, each with a name and an e-mail of their own', () => {
    expect(PEOPLE.length).toBeGreaterThan(50);
    expect(new Set(PEOPLE.map(({ role }) => role))).toEqual(new Set(ROLES));
    expect(new Set(PEOPLE.map(({ email }) => email)).size).toBe(PEOPLE.length);
    const names = PEOPLE.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
    expect(new Set(names).size).toBe(PEOPLE.length);
    for (const { email } of PEOPLE) expect(email).toMatch(/^[a-z.]+2?@propertysearch\.test$/);
  });

  it('are the same people at every start', () => {
    expect(demoPeople(NOW, 'hash')).toEqual(PEOPLE);
  });

  it('have a password only where they sign in, and unchecked papers only where they are new', () => {
    const signIns = PEOPLE.filter(({ passwordHash }) => passwordHash).map(({ email }) => email);
    expect(signIns).toHaveLength(10);
    expect(signIns).toContain('buyer@propertysearch.test');
    const unchecked = PEOPLE.filter(({ panVerified }) => !panVerified).map(({ email }) => email);
    expect(unchecked).toEqual(['newagent@propertysearch.test', 'newuser@propertysearch.test']);
  });

  it('show agents to about a kilometre and nobody else at all', () => {
    for (const { role, location } of PEOPLE) {
      if (role !== 'agent') expect(location).toBeNull();
      else expect(location?.x).toBe(Number(location?.x.toFixed(2)));
    }
  });

  it('include premium users among professionals', () => {
    const premium = PEOPLE.filter(({ premiumUntil }) => Number(premiumUntil) > NOW.getTime());
    expect(premium.length).toBeGreaterThanOrEqual(6);
    expect(premium.some(({ role }) => role === 'user')).toBe(false);
  });

  it('say in their line what their text says, and no two agents the same', () => {
    const lines = PEOPLE.flatMap(({ role, about, areasServed }, id) =>
      role === 'agent'
        ? [demoProfile({ id, about: about ?? null, areasServed: areasServed ?? [] }, role)]
        : [],
    ).map(({ headline }) => headline);
    expect(lines.length).toBeGreaterThan(15);
    expect(new Set(lines).size).toBe(lines.length);
    const rentals = PEOPLE.find(({ about }) => about?.startsWith('Rentals'));
    const shown = { id: 1, about: rentals?.about ?? null, areasServed: [] };
    expect(demoProfile(shown, 'agent').headline).toBe('Rentals in Pune, registered at home');
  });

  it('are listed at start with their password', () => {
    for (const name of ['buyer', 'seller', 'agent', 'lawyer', 'evaluator', 'admin2', 'newagent']) {
      expect(demoSignIns()).toContain(`${name}@propertysearch.test`);
    }
    expect(demoSignIns()).toContain('with the password Demo@12345');
    expect(demoSignIns()).toContain('PROPERTYSEARCHDEMOSTAFFSECRET234');
  });
});
