import { Badge, type Tone } from '#client/ui/Badge.tsx';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { Section } from '#client/ui/Section.tsx';
import type { ResponseOf } from '#contract/lib/endpoint.ts';
import type { mySubscription } from '#contract/money/promotions.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import type { SubscriptionState } from '#domain/money/subscription.ts';
import words from '#messages/money/escrow/index.ts';

export type Mine = ResponseOf<typeof mySubscription>['data'];

const STATE: Record<SubscriptionState, { tone: Tone; label: string }> = {
  active: { tone: 'good', label: 'Active' },
  grace: { tone: 'warn', label: 'Run out' },
  ended: { tone: 'neutral', label: 'Over' },
  refunded: {
    tone: 'neutral',
    get label() {
      return words.refunded;
    },
  },
};

function timeInWords({ state, endsAt, graceUntil }: NonNullable<Mine['subscription']>): string {
  if (state === 'active') return `Until ${formatDate(endsAt)}.`;
  if (state === 'grace') {
    return `It ran out on ${formatDate(endsAt)}. Its rights hold until ${formatDate(graceUntil)}: renew to keep them.`;
  }
  return `It ended on ${formatDate(endsAt)}.`;
}

interface Props {
  mine: Mine;
  /** Today's version of the package; undefined where it is no longer sold. */
  renewId: number | undefined;
}

/** The package somebody has, and the way to have it longer. */
export function CurrentPackage({ mine, renewId }: Props) {
  const { subscription, premiumUntil } = mine;
  return (
    <Section
      title={subscription ? subscription.name : 'You have no package'}
      titleId="current"
      size="lg"
      className="card grid justify-items-start gap-3 p-5"
    >
      {subscription ? (
        <>
          <Badge tone={STATE[subscription.state].tone}>{STATE[subscription.state].label}</Badge>
          <p>{timeInWords(subscription)}</p>
        </>
      ) : (
        <p className="text-muted">Everything that is free stays free. A package adds to it.</p>
      )}
      {premiumUntil && <p>You are a Premium User until {formatDate(premiumUntil)}.</p>}
      {subscription && renewId && (
        <ButtonLink href={`/PaymentCheckout/${renewId}`}>Renew {subscription.name}</ButtonLink>
      )}
    </Section>
  );
}
