import type { Download } from '#contract/lib/download.ts';
import { getReceiptPdfVerb } from '#server/money/papers/receipt.ts';
import { contextOf, type dealWorld, type Member } from '#tests/api/deals/deal-world.ts';
import { readPdf } from '#tests/api/read-pdf.ts';

export const NONE = [404, 'We could not find that receipt.'];
export const HELD =
  'Held in escrow for the one named above until the payer lets it go. This receipt says what was paid, not what was let go.';

/** Receipts as the people of a world get them. */
export function receiptsOf(world: Pick<ReturnType<typeof dealWorld>, 'as' | 'context' | 'query'>) {
  const paper = (orderId: string, { id }: Member, context = world.context()): Promise<Download> =>
    getReceiptPdfVerb(contextOf(context, id), {
      params: { orderId },
      query: {} as never,
      body: {} as never,
    });
  const textOf = ({ bytes }: Download) => readPdf(Buffer.from(bytes)).replace(/\s+/g, ' ');
  return {
    paper,
    textOf,
    textFor: async (orderId: string, who: Member) => textOf(await paper(orderId, who)),
    nameOf: async ({ id }: Member): Promise<string> => {
      const [person] = await world.query(
        `select first_name || ' ' || last_name as name from people where id = $1`,
        id,
      );
      return person.name;
    },
    statusFor: async (orderId: string, who: Member) => {
      const path = `/propertypayment/receipt/${orderId}/pdf`;
      const { status, body } = await world.as(who, 'GET', path);
      return status === 200 ? [200] : [status, body.message];
    },
  };
}
