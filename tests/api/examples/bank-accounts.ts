import type { Person } from '#server/db/schema/index.ts';
import { insertAccount } from '#tests/api/money/escrow-world.ts';
import { type Example, headersOf, PASSWORD, type World } from '#tests/api/world.ts';
import { insertPerson } from '#tests/builders/index.ts';

const BANK = {
  holder: 'Asha Test',
  account: '026291800001191',
  ifsc: 'YESB0000262',
  password: PASSWORD,
};

async function aBankAccount(world: World, owner: Person): Promise<number> {
  const answer = await world.api(
    'POST',
    '/api/profile/bankaccounts',
    BANK,
    await headersOf(world, owner),
  );
  if (answer.status !== 200) throw new Error(`bank account: ${JSON.stringify(answer.body)}`);
  return answer.body.data.id;
}

export const bankAccountExamples: Record<string, Example> = {
  findUserBankDetails: (_, { id }) => ({ path: `/api/profile/finduserbankdetails/${id}` }),
  getUserBankDetails: async (world, owner) => ({
    path: `/api/profile/getuserbankdetails/${await aBankAccount(world, owner)}`,
  }),
  addBankAccount: () => ({ path: '/api/profile/bankaccounts', body: BANK }),
  removeBankAccount: async (world, owner) => ({
    path: `/api/profile/bankaccounts/${await aBankAccount(world, owner)}`,
  }),
  listWaitingAccounts: () => ({ path: '/api/admin/bankaccounts' }),
  decideBankAccount: async ({ context }) => {
    const { id: personId } = await insertPerson(context.db);
    const { id } = await insertAccount(context, personId, '4321', { nameState: 'waiting' });
    return {
      path: `/api/admin/bankaccounts/${id}/decide`,
      body: { decision: 'allow', reason: 'The statement shows both names.' },
    };
  },
  findAdminBankDetails: () => ({ path: '/api/profile/findadminbankdetails/1' }),
};
