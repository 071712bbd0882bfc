import type { Context } from '#server/core/context.ts';
import { reconcile } from '#server/money/reconciliation/index.ts';
import type { PaymentGateway } from '#server/ports/gateway/gateway.ts';

/** Compares with a gateway that answers otherwise; what was found, and what of it was logged. */
export const comparing =
  (context: () => Context) =>
  async (change: Partial<PaymentGateway> = {}) => {
    const plain = context();
    const logged: unknown[][] = [];
    const log = Object.create(plain.log, {
      error: { value: (...line: unknown[]) => void logged.push(line) },
      warn: { value: (...line: unknown[]) => void logged.push(line) },
    }) as Context['log'];
    const gateway = { ...plain.ports.gateway, ...change };
    const tally = await reconcile({ ...plain, log, ports: { ...plain.ports, gateway } });
    return { ...tally, logged };
  };
