import {
  GatewayError,
  type GatewayOrderStatus,
  type PaymentGateway,
} from '#server/ports/gateway/gateway.ts';

/** What goes wrong at the gateway, and how its clock and its books are bent. */
export interface Bend {
  openOrder?: 'away' | 'done, but no answer' | undefined;
  statusOf?:
    | ((
        standing: GatewayOrderStatus | undefined,
        publicId: string,
      ) => GatewayOrderStatus | undefined)
    | undefined;
  /** What buying anything is refused with. */
  refusal?: Error | undefined;
  /** How far the clock has moved on. */
  ms: number;
  opened: string[];
}

export function bent(gateway: PaymentGateway, bend: Bend): PaymentGateway {
  return {
    ...gateway,
    async openOrder(order) {
      if (bend.openOrder === 'away') throw new GatewayError('away', 'no answer');
      bend.opened.push(order.publicId);
      const opened = await gateway.openOrder(order);
      if (bend.openOrder) throw new GatewayError('away', 'no answer');
      return opened;
    },
    async statusOf(publicId) {
      const standing = await gateway.statusOf(publicId);
      return bend.statusOf ? bend.statusOf(standing, publicId) : standing;
    },
  };
}
