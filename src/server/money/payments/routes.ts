import * as paymentCallBacks from '#contract/money/payment-call-backs.ts';
import * as contract from '#contract/money/payments.ts';
import { PROFESSIONS } from '#domain/lib/profession.ts';
import { feePurpose, PRICED_PURPOSES } from '#domain/money/purpose.ts';
import { implement, type Route } from '#server/http/execute.ts';
import { cancelOrderVerb } from './cancel-order.ts';
import { callBackVerb, checkPaymentStatusVerb, getOrderVerb } from './get-order.ts';
import { refreshOrderVerb } from './refresh-order.ts';
import { createOrderVerb } from './start-order.ts';
import { paymentWebhookVerb } from './webhook.ts';

export const paymentRoutes: Route[] = [
  implement(contract.createOrder, createOrderVerb),
  implement(contract.paymentWebhook, paymentWebhookVerb),
  implement(contract.getOrder, getOrderVerb),
  implement(contract.refreshOrder, refreshOrderVerb),
  implement(contract.cancelOrder, cancelOrderVerb),
  ...PRICED_PURPOSES.map((purpose) =>
    implement(paymentCallBacks.soldCallBacks[purpose], callBackVerb(purpose)),
  ),
  ...PROFESSIONS.map(feePurpose).map((purpose) =>
    implement(paymentCallBacks.feeCallBacks[purpose], callBackVerb(purpose)),
  ),
  implement(paymentCallBacks.adCampaignCallBack, callBackVerb('adCampaign')),
  implement(paymentCallBacks.checkPaymentStatus, checkPaymentStatusVerb),
];
