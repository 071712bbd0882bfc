import { GatewayError, type PaymentGateway } from './gateway.ts';

const nobody = async () => {
  throw new GatewayError('refused', 'No payment provider is set up.');
};

/** Stands in where no provider is set and nothing may be made up: nobody pays and nobody is paid. */
export const closedGateway: PaymentGateway = {
  name: 'closed',
  openOrder: nobody,
  statusOf: nobody,
  terminate: nobody,
  refund: nobody,
  refundOf: nobody,
  transfer: nobody,
  transferOf: nobody,
  readWebhook: () => undefined,
  checkoutUrl: () => '/',
  checkoutForm: () => undefined,
};
