import type { InvoiceDetail } from '#contract/money/invoices.ts';
import { formatExactRupees, groupExact } from '#domain/lib/money.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import buyingWords from '#messages/money/buying/index.ts';
import checkoutWords from '#messages/money/checkout/index.ts';
import escrowWords from '#messages/money/escrow/index.ts';

function Facts({ invoice }: { invoice: InvoiceDetail }) {
  const { number, issuedAt, original, orderId, placeOfSupply } = invoice;
  const facts: [string, string][] = [
    [buyingWords.number, number],
    [escrowWords.date, formatDate(issuedAt)],
    ...(original
      ? ([
          [
            buyingWords.originalInvoice,
            buyingWords.of({ number: original.number, issuedAt: formatDate(original.issuedAt) }),
          ],
        ] as [string, string][])
      : []),
    [buyingWords.orderWord, orderId],
    [buyingWords.placeSupply, placeOfSupply],
    [buyingWords.reverseCharge, buyingWords.no],
  ];
  return (
    <dl className="tabular grid gap-1">
      {facts.map(([label, value]) => (
        <div key={label} className="grid grid-cols-[8rem_1fr] gap-x-3">
          <dt className="text-muted">{label}</dt>
          <dd className="font-semibold break-all">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Party({ head, party }: { head: string; party: InvoiceDetail['seller'] }) {
  const { name, address, state, gstin } = party;
  return (
    <div>
      <h2 className="text-sm font-normal text-muted">{head}</h2>
      <p className="font-semibold">{name}</p>
      <p>{address}</p>
      <p>{buyingWords.stateWord({ state })}</p>
      <p className="tabular">
        {buyingWords.gstinLabel({ gstin: gstin ?? buyingWords.notRegistered })}
      </p>
    </div>
  );
}

function Lines({ invoice }: { invoice: InvoiceDetail }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {invoice.lines.map(({ description, sac, list, discount, net }) => (
        <li key={description} className="grid gap-1 py-3 sm:grid-cols-[1fr_auto] sm:gap-x-6">
          <div>
            <p className="font-semibold">{description}</p>
            <p className="tabular text-sm text-muted">{buyingWords.sac({ sac })}</p>
          </div>
          <dl className="tabular grid gap-0.5 text-right">
            {discount > 0 && (
              <>
                <Sum label={escrowWords.price} value={groupExact(list)} />
                <Sum label={checkoutWords.discount} value={`−${groupExact(discount)}`} />
              </>
            )}
            <Sum label={buyingWords.taxableValue} value={groupExact(net)} />
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Sum({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex justify-between gap-6">
      <dt className="text-muted">{label}</dt>
      <dd className="whitespace-nowrap">{value}</dd>
    </div>
  );
}

function Sums({ invoice }: { invoice: InvoiceDetail }) {
  const { cgst, sgst, igst, rates, total, kind } = invoice;
  return (
    <dl className="tabular ml-auto grid w-full gap-1 sm:w-80">
      {igst > 0 ? (
        <Sum label={buyingWords.igst({ igst: rates.igst })} value={groupExact(igst)} />
      ) : (
        <>
          <Sum label={buyingWords.cgst({ cgst: rates.cgst })} value={groupExact(cgst)} />
          <Sum label={buyingWords.sgst({ sgst: rates.sgst })} value={groupExact(sgst)} />
        </>
      )}
      <div className="flex items-baseline justify-between gap-6 border-t border-line pt-2">
        <dt className="font-semibold">
          {kind === 'invoice' ? buyingWords.total : buyingWords.totalCredited}
        </dt>
        <dd className="text-xl font-bold whitespace-nowrap">{formatExactRupees(total)}</dd>
      </div>
    </dl>
  );
}

/** The paper itself, as the PDF has it. */
export function InvoiceSheet({ invoice }: { invoice: InvoiceDetail }) {
  const { seller, buyer, totalInWords, sample } = invoice;
  return (
    <article className="card grid max-w-3xl gap-6 p-5 sm:p-8 print:border-0 print:p-0">
      {sample && (
        <p className="rounded-control bg-warn/12 px-3 py-2 font-semibold text-warn">
          {buyingWords.sandboxSampleNo}
        </p>
      )}
      <Facts invoice={invoice} />
      <div className="grid gap-6 sm:grid-cols-2">
        <Party head={buyingWords.from} party={seller} />
        <Party head={buyingWords.to} party={buyer} />
      </div>
      <Lines invoice={invoice} />
      <Sums invoice={invoice} />
      <p>
        <span className="block text-sm text-muted">{buyingWords.amountWords}</span>
        <b>{totalInWords}</b>
      </p>
    </article>
  );
}
