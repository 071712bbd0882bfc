import type { Person } from '#server/db/schema/index.ts';
import { type Example, headersOf, type World } from '#tests/api/world.ts';

const BANK = { holder: 'Asha Test', account: '026291800001191', ifsc: 'YESB0000262' };

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
  findAdminBankDetails: () => ({ path: '/api/profile/findadminbankdetails/1' }),
};
