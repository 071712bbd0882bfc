import { minus, type Paise, restOf } from '#domain/lib/money.ts';

interface PaidOrder {
  id: number;
  purpose: 'token' | 'instalment';
  totalPaise: Paise;
  /** Promised back before. */
  promisedPaise: Paise;
}

/**
 * What goes back of each order when a booking is cancelled: instalments in full, of the token amount
 * what `ofToken` says; less what was promised or withdrawn before, of the latest first. Parts of
 * nothing are left out.
 */
export function planReturn(
  paid: readonly PaidOrder[],
  ofToken: (tokenPaise: Paise) => Paise,
  withdrawnPaise: Paise,
): { orderId: number; paise: Paise }[] {
  let withdrawn = withdrawnPaise;
  return [...paid]
    .sort((a, b) => Number(a.purpose === 'token') - Number(b.purpose === 'token') || b.id - a.id)
    .map(({ id, purpose, totalPaise, promisedPaise }) => {
      const whole = purpose === 'token' ? ofToken(totalPaise) : totalPaise;
      const left = restOf(whole, promisedPaise);
      const paise = restOf(left, withdrawn);
      withdrawn = minus(withdrawn, minus(left, paise));
      return { orderId: id, paise };
    })
    .filter(({ paise }) => paise > 0);
}
