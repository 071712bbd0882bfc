import { describe, expect, test } from 'vitest';
import type { Context } from '#server/core/context.ts';
import { reconcile } from '#server/money/reconciliation/reconcile.ts';
import { GatewayError, type PaymentGateway } from '#server/ports/gateway/gateway.ts';
import { escrowWorld } from './escrow-world.ts';

const world = escrowWorld();

describe('reconciliation', () => {
  const bent = (change: Partial<PaymentGateway>): Context => {
    const plain = world.context();
    return { ...plain, ports: { ...plain.ports, gateway: { ...plain.ports.gateway, ...change } } };
  };
  test('says what the gateway has otherwise', async () => {
    const { id } = await world.aBooking('accepted');
    const { publicId } = await world.pay('token', id);
    const { statusOf } = world.context().ports.gateway;
    const found = await reconcile(
      bent({
        async statusOf(asked) {
          const standing = await statusOf(asked);
          return asked === publicId && standing ? { ...standing, payments: [] } : standing;
        },
      }),
    );
    expect(found.differences).toEqual([
      `The gateway does not know of a payment of order ${publicId}.`,
    ]);
  });

  test('says what could not be asked for, and goes on', async () => {
    const booking = await world.paidBooking();
    const path = `/book/cancel/${booking.id}`;
    await world.as(world.parties.owner, 'POST', path, { reason: 'It is sold.' });
    await world.context().background.idle();
    const found = await reconcile(
      bent({
        refundOf: async () => {
          throw new GatewayError('away', 'no answer');
        },
      }),
    );
    expect(found.differences.length).toBeGreaterThan(0);
    for (const difference of found.differences) {
      expect(difference).toMatch(/^Refund rf_\S+ could not be compared: no answer$/);
    }
  });
});
