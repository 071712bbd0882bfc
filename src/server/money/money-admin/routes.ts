import * as orderSteps from '#contract/money/admin-order-steps.ts';
import { getAdminBooking } from '#contract/money/booking-admin.ts';
import * as coupons from '#contract/money/coupon-admin.ts';
import * as orders from '#contract/money/money-admin.ts';
import * as payouts from '#contract/money/payout-admin.ts';
import * as prices from '#contract/money/price-admin.ts';
import * as reconciliation from '#contract/money/reconciliation.ts';
import { implement, type Route } from '#server/http/execute.ts';
import { askAboutOrderVerb } from './ask-about-order.ts';
import { addCouponVerb, endCouponVerb } from './change-coupon.ts';
import { addPriceVerb, changePriceVerb, endPriceVerb } from './change-price.ts';
import {
  approvePayoutVerb,
  rejectPayoutVerb,
  retryPayoutVerb,
  secondPayoutVerb,
} from './decide-payout.ts';
import { getBookingVerb } from './get-booking.ts';
import { getOrderVerb } from './get-order.ts';
import { listCouponsVerb } from './list-coupons.ts';
import { listOrdersVerb } from './list-orders.ts';
import { listPayoutsVerb } from './list-payouts.ts';
import { listPricesVerb } from './list-prices.ts';
import { listMoneyChecksVerb, runMoneyChecksVerb } from './money-checks.ts';
import { refundOrderVerb, retryRefundVerb } from './refund.ts';
import { getTrialBalanceCsvVerb, getTrialBalanceVerb, listAccountsVerb } from './trial-balance.ts';

export const moneyAdminRoutes: Route[] = [
  implement(getAdminBooking, getBookingVerb),
  implement(orders.listAdminOrders, listOrdersVerb),
  implement(orders.getAdminOrder, getOrderVerb),
  implement(orderSteps.refundAdminOrder, refundOrderVerb),
  implement(orderSteps.askAboutOrder, askAboutOrderVerb),
  implement(orderSteps.retryAdminRefund, retryRefundVerb),
  implement(payouts.listAdminPayouts, listPayoutsVerb),
  implement(payouts.secondAdminPayout, secondPayoutVerb),
  implement(payouts.approveAdminPayout, approvePayoutVerb),
  implement(payouts.rejectAdminPayout, rejectPayoutVerb),
  implement(payouts.retryAdminPayout, retryPayoutVerb),
  implement(prices.listPriceItems, listPricesVerb),
  implement(prices.addPriceItem, addPriceVerb),
  implement(prices.changePriceItem, changePriceVerb),
  implement(prices.endPriceItem, endPriceVerb),
  implement(coupons.listCoupons, listCouponsVerb),
  implement(coupons.addCoupon, addCouponVerb),
  implement(coupons.endCoupon, endCouponVerb),
  implement(reconciliation.listMoneyChecks, listMoneyChecksVerb),
  implement(reconciliation.runMoneyChecks, runMoneyChecksVerb),
  implement(reconciliation.getTrialBalance, getTrialBalanceVerb),
  implement(reconciliation.listAccounts, listAccountsVerb),
  implement(reconciliation.getTrialBalanceCsv, getTrialBalanceCsvVerb),
];
