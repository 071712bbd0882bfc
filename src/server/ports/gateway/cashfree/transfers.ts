import type { GatewayTransfer, PaymentGateway } from '#server/ports/gateway/gateway.ts';
import { rupeesOf } from '#server/ports/gateway/rupees.ts';
import type { Ask } from './http.ts';
import { isThere, refusal } from './orders.ts';
import { transferAnswer } from './wire-answers.ts';

/** Transfers to bank accounts: the provider's payouts, with the receiver's details in each. */
export function cashfreeTransfers(ask: Ask): Pick<PaymentGateway, 'transfer' | 'transferOf'> {
  const transferOf = async (publicId: string): Promise<GatewayTransfer | undefined> => {
    const path = `transfers?transfer_id=${encodeURIComponent(publicId)}`;
    const found = await ask({ method: 'GET', path, answer: transferAnswer });
    if (found.ok) return found.value;
    if (found.status === 404) return undefined;
    throw refusal(found);
  };

  return {
    async transfer(request) {
      const made = await ask({
        method: 'POST',
        path: 'transfers',
        body: {
          transfer_id: request.publicId,
          transfer_amount: rupeesOf(request.amountPaise),
          transfer_currency: 'INR',
          transfer_mode: 'banktransfer',
          transfer_remarks: request.note,
          beneficiary_details: {
            beneficiary_name: request.holder,
            beneficiary_instrument_details: {
              bank_account_number: request.accountNumber,
              bank_ifsc: request.ifsc,
            },
          },
        },
        answer: transferAnswer,
      });
      if (made.ok) return made.value;
      const known = isThere(made) ? await transferOf(request.publicId) : undefined;
      if (!known) throw refusal(made);
      return known;
    },

    transferOf,
  };
}
