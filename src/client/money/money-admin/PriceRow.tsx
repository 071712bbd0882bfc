import { useId, useState } from 'react';
import { call } from '#client/lib/api.ts';
import { useStep } from '#client/lib/use-step.ts';
import { grantsInWords, validityInWords } from '#client/money/prices/price-labels.ts';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { type AdminItem, endPriceItem, type PriceVersion } from '#contract/money/price-admin.ts';
import { formatExactRupees } from '#domain/lib/money.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import { FREE_PACKAGE } from '#domain/money/purpose.ts';
import { langOf } from '#messages/lib/lang-of.ts';
import words from '#messages/money/staff-prices/index.ts';
import { ChangePriceDialog } from './ChangePriceDialog.tsx';

const termsInWords = (version: PriceVersion) =>
  [validityInWords(version.validityDays), ...grantsInWords(version)].filter(Boolean).join(' · ');

/** Since when and until when it was sold so, and who had changed it. */
function spanInWords({ version, validFrom, validUntil, changedBy }: PriceVersion): string {
  const span = {
    version,
    from: formatDate(validFrom),
    to: validUntil ? formatDate(validUntil) : words.now,
  };
  return changedBy ? words.versionBy({ ...span, name: changedBy }) : words.version(span);
}

function History({ versions }: { versions: readonly PriceVersion[] }) {
  return (
    <ol className="grid gap-2 pt-2 text-sm">
      {versions.map((version) => (
        <li key={version.id} className="flex flex-wrap justify-between gap-x-4">
          <span>
            <b className="tabular">{formatExactRupees(version.price)}</b>{' '}
            <span lang={langOf(version.name)}>{version.name}</span>
            {termsInWords(version) && (
              <span className="text-muted"> ({termsInWords(version)})</span>
            )}
          </span>
          <span className="text-muted">{spanInWords(version)}</span>
        </li>
      ))}
    </ol>
  );
}

/** An item as it is sold now, with what it was before. */
export function PriceRow({ item }: { item: AdminItem }) {
  const { code, versions } = item;
  const [latest] = versions;
  // Which item a button is of is said by its heading, in whatever language staff wrote that.
  const named = useId();
  const [open, setOpen] = useState<'change' | 'end'>();
  const close = () => setOpen(undefined);
  const { busy, take } = useStep({ onDone: close });
  if (!latest) return null;
  const isSold = latest.validUntil === null;
  return (
    <li className="grid gap-1 p-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 id={named} className="text-base font-semibold" lang={langOf(latest.name)}>
            {latest.name}
          </h3>
          <p className="text-sm text-muted">
            <code translate="no">{code}</code>
            {termsInWords(latest) && ` · ${termsInWords(latest)}`}
          </p>
          <p className="max-w-[60ch] text-sm" lang={langOf(latest.description)}>
            {latest.description}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <b className="tabular whitespace-nowrap">{formatExactRupees(latest.price)}</b>
          <Button
            id={`${named}-change`}
            variant="quiet"
            aria-labelledby={`${named}-change ${named}`}
            onClick={() => setOpen('change')}
          >
            {isSold ? words.change : words.sellAgain}
          </Button>
          {isSold && code !== FREE_PACKAGE && (
            <Button
              id={`${named}-end`}
              variant="quiet"
              aria-labelledby={`${named}-end ${named}`}
              onClick={() => setOpen('end')}
            >
              {words.end}
            </Button>
          )}
        </div>
      </div>
      {(versions.length > 1 || !isSold) && (
        <details>
          <summary className="link min-h-11 w-fit cursor-pointer py-2 text-sm">
            {words.history({ count: versions.length })}
          </summary>
          <History versions={versions} />
        </details>
      )}
      {open === 'change' && (
        <ChangePriceDialog item={item} latest={latest} onClose={close} onDone={close} />
      )}
      <ConfirmDialog
        open={open === 'end'}
        title={words.endTitle(latest)}
        description={words.endBody}
        confirmLabel={words.endTheItem}
        busyLabel={words.ending}
        busy={busy}
        danger
        onConfirm={() => void take(() => call(endPriceItem, { params: { itemId: latest.id } }))}
        onCancel={close}
      />
    </li>
  );
}
