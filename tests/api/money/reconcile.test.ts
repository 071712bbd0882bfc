import { describe, expect, test } from 'vitest';
import { GatewayError } from '#server/ports/gateway/gateway.ts';
import { escrowWorld } from './escrow-world.ts';
import { comparing } from './reconciling.ts';

const world = escrowWorld();

describe('reconciliation', () => {
  const compared = comparing(world.context);

  test('says what the gateway has otherwise', async () => {
    const { id } = await world.aBooking('accepted');
    const { publicId } = await world.pay('token', id);
    const { statusOf } = world.context().ports.gateway;
    const found = await compared({
      async statusOf(asked) {
        const standing = await statusOf(asked);
        return asked === publicId && standing ? { ...standing, payments: [] } : standing;
      },
    });
    expect(found.differences).toEqual([
      `The gateway does not know of a payment of order ${publicId}.`,
    ]);
  });

  test('says what could not be asked for, and goes on', async () => {
    const booking = await world.paidBooking();
    const path = `/book/cancel/${booking.id}`;
    await world.as(world.parties.owner, 'POST', path, { reason: 'It is sold.' });
    await world.context().background.idle();
    const found = await compared({
      refundOf: async () => {
        throw new GatewayError('away', 'no answer');
      },
    });
    expect(found.differences.length).toBeGreaterThan(0);
    for (const difference of found.differences) {
      expect(difference).toMatch(/^Refund rf_\S+ could not be compared: no answer$/);
    }
  });
});
