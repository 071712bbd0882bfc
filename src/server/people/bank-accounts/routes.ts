import * as admin from '#contract/people/bank-account-admin.ts';
import * as banks from '#contract/people/bank-accounts.ts';
import { implement, type Route } from '#server/http/execute.ts';
import { addBankAccountVerb } from './add-bank-account.ts';
import { decideBankAccountVerb } from './decide-bank-account.ts';
import { findAdminBankDetailsVerb } from './find-admin-bank-details.ts';
import { getUserBankDetailsVerb } from './get-bank-account.ts';
import { findUserBankDetailsVerb } from './list-bank-accounts.ts';
import { listWaitingAccountsVerb } from './list-waiting-accounts.ts';
import { removeBankAccountVerb } from './remove-bank-account.ts';

export const bankAccountRoutes: Route[] = [
  implement(banks.findUserBankDetails, findUserBankDetailsVerb),
  implement(banks.getUserBankDetails, getUserBankDetailsVerb),
  implement(banks.addBankAccount, addBankAccountVerb),
  implement(banks.removeBankAccount, removeBankAccountVerb),
  implement(banks.findAdminBankDetails, findAdminBankDetailsVerb),
  implement(admin.listWaitingAccounts, listWaitingAccountsVerb),
  implement(admin.decideBankAccount, decideBankAccountVerb),
];
