import { Gift } from 'lucide-react';
import { GRANT_NAMES } from '#client/money/prices/price-labels.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { filled } from '#client/ui/filled.tsx';
import { Section } from '#client/ui/Section.tsx';
import type { Entitlement } from '#contract/money/promotions.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import words from '#messages/money/buying/index.ts';
import type { Mine } from './CurrentPackage.tsx';

/** What has no title of its own; a profile comes with its day. */
function usedWords(subjectKind: string): string {
  if (subjectKind === 'engagement') return words.quoteClient;
  if (subjectKind === 'saved search') return words.buyersWish;
  return subjectKind.startsWith('profile') ? words.profile : words.used;
}

function Line({ entitlement }: { entitlement: Entitlement }) {
  const { kind, name, left, quantity, endsAt, uses } = entitlement;
  const isTime = kind === 'analysis';
  return (
    <li className="card grid gap-2 p-4">
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="font-semibold">{GRANT_NAMES[kind]}</h3>
        <p className="tabular whitespace-nowrap">
          {isTime
            ? words.open
            : filled((pieces) => words.left({ ...pieces, quantity }), {
                bold: <b className="text-xl">{left}</b>,
              })}
        </p>
      </div>
      {!isTime && (
        <meter
          className="h-2 w-full"
          min={0}
          max={quantity}
          value={left}
          aria-label={words.leftWord({ kind: GRANT_NAMES[kind] })}
        />
      )}
      <p className="text-sm text-muted">
        {name}
        {endsAt && words.untilWord({ endsAt: formatDate(endsAt) })}
      </p>
      {uses.length > 0 && (
        <details>
          <summary className="link w-fit py-2 text-sm">{words.whatUsed}</summary>
          <ul className="grid gap-1 text-sm">
            {uses.map(({ subjectKind, subjectId, title, at }) => (
              <li key={`${subjectKind}-${subjectId}`}>
                {title ?? usedWords(subjectKind)}{' '}
                <span className="text-muted">{formatDate(at)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

function FreePlaces({ used, most }: NonNullable<Mine['freeListings']>) {
  const left = Math.max(0, most - used);
  return (
    <li className="card grid content-start gap-2 p-4">
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="font-semibold">{words.freeListings}</h3>
        <p className="tabular whitespace-nowrap">
          {filled((pieces) => words.ofLeft({ ...pieces, most }), {
            bold: <b className="text-xl">{left}</b>,
          })}
        </p>
      </div>
      <meter
        className="h-2 w-full"
        min={0}
        max={most}
        value={left}
        aria-label={words.freeListingsLeft}
      />
      <p className="text-sm text-muted">{words.propertiesYoursMarket}</p>
    </li>
  );
}

interface Props {
  entitlements: readonly Entitlement[];
  freeListings: Mine['freeListings'];
}

/** What was bought and may still be used, after what everybody has. */
export function Entitlements({ entitlements, freeListings }: Props) {
  return (
    <Section title={words.whatLeft} titleId="left" className="grid content-start gap-3">
      {entitlements.length === 0 && !freeListings ? (
        <EmptyState icon={Gift} title={words.nothingYet} text={words.whatPackageGives} />
      ) : (
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {freeListings && <FreePlaces {...freeListings} />}
          {entitlements.map((entitlement) => (
            <Line key={entitlement.id} entitlement={entitlement} />
          ))}
        </ul>
      )}
    </Section>
  );
}
