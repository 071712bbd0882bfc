import * as admin from '#contract/money/settlement-admin.ts';
import * as steps from '#contract/money/settlement-steps.ts';
import * as contract from '#contract/money/settlements.ts';
import { implement, type Route } from '#server/http/execute.ts';
import { agreeSettlementVerb, sendSettlementCodeVerb } from './agree.ts';
import { disputeSettlementVerb, refuseSettlementVerb, withdrawSettlementVerb } from './answer.ts';
import { decideSettlementVerb, dismissSettlementVerb } from './decide.ts';
import { getSettlementsVerb } from './get-settlements.ts';
import { listOpenSettlementsVerb } from './list-open.ts';
import { proposeSettlementVerb } from './propose.ts';
import { receiveSettlementVerb } from './repay.ts';
import { getSettlementStatementVerb } from './statement.ts';

export const settlementRoutes: Route[] = [
  implement(contract.getSettlements, getSettlementsVerb),
  implement(contract.getSettlementStatement, getSettlementStatementVerb),
  implement(steps.proposeSettlement, proposeSettlementVerb),
  implement(steps.sendSettlementCode, sendSettlementCodeVerb),
  implement(steps.agreeSettlement, agreeSettlementVerb),
  implement(steps.refuseSettlement, refuseSettlementVerb),
  implement(steps.disputeSettlement, disputeSettlementVerb),
  implement(steps.withdrawSettlement, withdrawSettlementVerb),
  implement(steps.receiveSettlement, receiveSettlementVerb),
  implement(admin.listOpenSettlements, listOpenSettlementsVerb),
  implement(admin.decideSettlement, decideSettlementVerb),
  implement(admin.dismissSettlement, dismissSettlementVerb),
];
