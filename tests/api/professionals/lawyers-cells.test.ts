import { describe, expect, test } from 'vitest';
import type { AgreementState } from '#domain/professionals/agreement.ts';
import type { Agreement } from '#server/db/schema/index.ts';
import type { Member } from '#tests/api/deals/deal-world.ts';
import { expectedTable } from '#tests/expected/transitions.ts';
import { insertConsent, lawyerWorld, SALE } from './lawyer-world.ts';

const world = lawyerWorld();
const { parties, others, as } = world;

const PEOPLE = {
  lawyer: () => others.lawyer,
  seller: () => parties.owner,
  buyer: () => parties.buyer,
  stranger: () => parties.stranger,
  'another lawyer': () => others.otherLawyer,
  staff: () => parties.staff,
};
type Who = keyof typeof PEOPLE;

const { states, transitions } = expectedTable('agreement');

const by = (who: Who) => (who === 'seller' || who === 'buyer' ? 'party' : who);

const CALLS: Record<string, (who: Member, agreement: Agreement) => ReturnType<typeof as>> = {
  share: (who, { id }) => as(who, 'POST', `/lawyer/agreement/share/${id}`),
  refuse: (who, { id }) =>
    as(who, 'POST', `/lawyer/agreement/refuse/${id}`, { reason: 'The price is wrong.' }),
  supersede: (who, { id }) => as(who, 'POST', `/lawyer/agreement/redraft/${id}`, SALE),
  agree: (who, agreement) => world.sign(who, agreement),
};

/** Seller and buyer learn of a version only once it was shared. */
const SEEN: readonly AgreementState[] = ['shared', 'agreed', 'refused'];

function expected(state: AgreementState, name: string, who: Who): number {
  const step = transitions.find((one) => one.name === name);
  if (step?.by !== by(who)) return 404;
  if (step.by === 'party' && !SEEN.includes(state)) return 404;
  return step.from.includes(state) ? 200 : 409;
}

test('every transition of the table is tried', () => {
  expect(Object.keys(CALLS).sort()).toEqual(transitions.map(({ name }) => name).sort());
});

describe.each(states as readonly AgreementState[])('an agreement that is %s', (state) => {
  for (const [name, call] of Object.entries(CALLS)) {
    for (const who of Object.keys(PEOPLE) as Who[]) {
      const status = expected(state, name, who);
      test(`${name} by ${who}: ${status}`, async () => {
        const agreement = await world.anAgreement(state);
        // The second consent is what agrees.
        if (name === 'agree') {
          await insertConsent(world.context(), agreement, who === 'buyer' ? 'seller' : 'buyer');
        }
        const answer = await call(PEOPLE[who](), agreement);
        expect(answer.status, JSON.stringify(answer.body)).toBe(status);
        const step = transitions.find((one) => one.name === name);
        const taken = status === 200 ? step : undefined;
        const [row] = await world.query('select state from agreements where id = $1', agreement.id);
        expect(row.state).toBe(taken?.to ?? state);
        const lines = await world.query(
          `select event, by, state from timeline where subject_kind = 'agreement' and subject_id = $1`,
          agreement.id,
        );
        expect(lines).toEqual(taken ? [{ event: name, by: taken.by, state: taken.to }] : []);
      });
    }
  }
});
