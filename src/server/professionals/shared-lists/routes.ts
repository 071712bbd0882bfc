import * as contract from '#contract/professionals/shared-lists.ts';
import { implement, type Route } from '#server/http/execute.ts';
import { mySharedListsVerb, withdrawListVerb } from './my-lists.ts';
import { lookAtListVerb, openSharedListVerb } from './open-list.ts';
import { shareListVerb } from './share-list.ts';

export const sharedListRoutes: Route[] = [
  implement(contract.shareList, shareListVerb),
  implement(contract.mySharedLists, mySharedListsVerb),
  implement(contract.withdrawList, withdrawListVerb),
  implement(contract.openSharedList, openSharedListVerb),
  implement(contract.lookAtList, lookAtListVerb),
];
