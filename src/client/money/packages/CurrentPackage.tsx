import { Badge, type Tone } from '#client/ui/Badge.tsx';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { Section } from '#client/ui/Section.tsx';
import type { ResponseOf } from '#contract/lib/endpoint.ts';
import type { mySubscription } from '#contract/money/promotions.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import type { SubscriptionState } from '#domain/money/subscription.ts';
import buyingWords from '#messages/money/buying/index.ts';
import words from '#messages/money/escrow/index.ts';

export type Mine = ResponseOf<typeof mySubscription>['data'];

const STATE: Record<SubscriptionState, { tone: Tone; label: string }> = {
  active: {
    tone: 'good',
    get label() {
      return buyingWords.active;
    },
  },
  grace: {
    tone: 'warn',
    get label() {
      return buyingWords.runOut;
    },
  },
  ended: {
    tone: 'neutral',
    get label() {
      return buyingWords.over;
    },
  },
  refunded: {
    tone: 'neutral',
    get label() {
      return words.refunded;
    },
  },
};

function timeInWords({ state, endsAt, graceUntil }: NonNullable<Mine['subscription']>): string {
  if (state === 'active') return buyingWords.until({ endsAt: formatDate(endsAt) });
  if (state === 'grace') {
    return buyingWords.ranOutRights({
      endsAt: formatDate(endsAt),
      graceUntil: formatDate(graceUntil),
    });
  }
  return buyingWords.ended({ endsAt: formatDate(endsAt) });
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
      title={subscription ? subscription.name : buyingWords.noPackage}
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
        <p className="text-muted">{buyingWords.everythingFreeStays}</p>
      )}
      {premiumUntil && (
        <p>{buyingWords.premiumUserUntil({ premiumUntil: formatDate(premiumUntil) })}</p>
      )}
      {subscription && renewId && (
        <ButtonLink href={`/PaymentCheckout/${renewId}`}>
          {buyingWords.renew({ name: subscription.name })}
        </ButtonLink>
      )}
    </Section>
  );
}
