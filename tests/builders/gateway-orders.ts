import { type Paise, paise } from '#domain/lib/money.ts';
import type { GatewayOrder, TransferRequest } from '#server/ports/gateway/gateway.ts';
import { nextOf } from './count.ts';

const nextId = (kind: string) => `${kind}_test_${process.pid}_${nextOf(kind)}`;

/** An order of ₹ 170 for half an hour. */
export function aGatewayOrder(other: Partial<GatewayOrder> = {}): GatewayOrder {
  return {
    publicId: nextId('ps'),
    totalPaise: paise(170_00),
    customer: { id: '7', name: 'Asha Rao', email: 'asha@example.test', phone: '9822012345' },
    returnUrl: 'http://localhost:4321/subscriptionPayment?order_id={order_id}',
    notifyUrl: 'http://localhost:4321/api/hook',
    expiresAt: new Date(Date.now() + 30 * 60_000),
    funds: 'platform',
    note: 'Package',
    ...other,
  };
}

export const aRefund = (amountPaise: Paise) => ({
  publicId: nextId('rf'),
  amountPaise,
  note: 'Cancelled',
});

export function aTransfer(other: Partial<TransferRequest> = {}): TransferRequest {
  return {
    publicId: nextId('po'),
    amountPaise: paise(45_000_50),
    holder: 'Asha Rao',
    accountNumber: '026291800001191',
    ifsc: 'YESB0000262',
    note: 'Token amount',
    ...other,
  } as TransferRequest;
}
