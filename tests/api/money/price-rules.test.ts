import { expect, test } from 'vitest';
import { deedsOf } from '#tests/api/deeds.ts';
import { staffDesk } from './staff-desk.ts';

/** What staff may put on the price list, and what is refused at which field, why. */

const { desk, asStaff, rowsOf } = staffDesk();
const deed = deedsOf(() => desk().database.db);

const BODY = {
  code: 'tried-out',
  purpose: 'subscription',
  role: 'user',
  name: 'New package',
  description: 'A package to be tried out.',
  price: 100,
  validityDays: 30,
  grants: { contacts: 5 },
};
const adding = (more: object) => asStaff('POST', '/prices', { ...BODY, ...more });

/** By what it is taxed as, once it is on the list. */
let made = 0;
async function sacOf(more: object): Promise<string> {
  const answer = await adding({ code: `tried-out-${made++}`, ...more });
  expect([answer.status, answer.body.message]).toEqual([200, 'It is sold from now on.']);
  const [row] = await rowsOf('select sac from price_items where id = $1', answer.body.data.itemId);
  return row.sac;
}

test.each([
  [
    'a package without an end',
    { validityDays: null },
    'validityDays',
    'Say for how many days it holds.',
  ],
  [
    'a promoted home without an end',
    { purpose: 'promoteProperty', role: null, validityDays: null, grants: {} },
    'validityDays',
    'Say for how many days it holds.',
  ],
  [
    'a promoted profile without an end',
    { purpose: 'promoteProfile', role: null, validityDays: null, grants: {} },
    'validityDays',
    'Say for how many days it holds.',
  ],
  [
    'a package of nothing',
    { grants: { contacts: 0, leads: 0 } },
    'grants.contacts',
    'A package gives something: fill in at least one number.',
  ],
  [
    'an analysis that gives none',
    { purpose: 'propertyAnalysis', role: null, grants: { contacts: 5 } },
    'grants.analysis',
    'Give 1 or more: it is what is sold.',
  ],
  [
    'leads that are none',
    { purpose: 'agentLead', role: null, grants: { leads: 0 } },
    'grants.leads',
    'Give 1 or more: it is what is sold.',
  ],
  ['less than a rupee', { price: 0.99 }, 'price', 'Give at least ₹ 1.'],
  ['a package for nobody', { role: null }, 'role', 'Choose the role that the package is for.'],
  [
    'a contact for one role',
    { purpose: 'ownerContact', grants: {} },
    'role',
    'Only packages are for one role.',
  ],
  [
    'a code that is there',
    { code: 'owner-contact', purpose: 'ownerContact', role: null, grants: {} },
    'code',
    'There is an item with this code. Change that one, or choose another code.',
  ],
])('%s is refused at its field', async (_name, wrong, path, message) => {
  expect(await deed(() => adding({ code: 'never-sold', ...wrong }))).toEqual({
    said: [422, message, `${path}: ${message}`],
    told: [],
    audited: [],
    happened: [],
  });
  expect(await rowsOf(`select code from price_items where code = 'never-sold'`)).toEqual([]);
});

test.each([
  ['promoteProperty', { grants: {} }, '998365'],
  ['promoteProfile', { grants: {} }, '998365'],
  ['ownerContact', { grants: {}, validityDays: null }, '997222'],
  ['agentLead', { grants: { leads: 1 }, validityDays: null }, '997222'],
  ['propertyAnalysis', { grants: { analysis: 1 }, validityDays: null, price: 1 }, '997222'],
])('a %s may be sold for what it gives', async (purpose, more, sac) => {
  expect(await sacOf({ purpose, role: null, ...more })).toBe(sac);
});
