import { Badge, type Tone } from '#client/ui/Badge.tsx';
import { Button } from '#client/ui/Button.tsx';
import type { Column } from '#client/ui/DataTable.tsx';
import type { AdminCoupon } from '#contract/money/coupon-admin.ts';
import { formatExactRupees } from '#domain/lib/money.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import { PURPOSE_RULES } from '#domain/money/purpose.ts';
import words from '#messages/money/staff-coupons/index.ts';

const TONE: Record<AdminCoupon['standing'], Tone> = {
  later: 'brand',
  now: 'good',
  used_up: 'neutral',
  run_out: 'neutral',
  ended: 'neutral',
};

const offOf = ({ percentOff, rupeesOff }: AdminCoupon) =>
  percentOff === null ? formatExactRupees(rupeesOff ?? 0) : `${percentOff} %`;

/** The last day on which it holds; it ends at the midnight after. */
const lastDay = (endsAt: string) => formatDate(new Date(new Date(endsAt).getTime() - 1));

export const couponColumns = (onEnd: (coupon: AdminCoupon) => void): Column<AdminCoupon>[] => [
  {
    key: 'code',
    head: words.code,
    cell: ({ code }) => <span className="font-semibold wrap-anywhere">{code}</span>,
  },
  { key: 'off', head: words.off, numeric: true, cell: offOf },
  {
    key: 'for',
    head: words.purposes,
    cell: ({ purposes }) =>
      purposes.map((purpose) => PURPOSE_RULES[purpose].label).join(', ') || words.everything,
  },
  {
    key: 'days',
    head: words.days,
    cell: ({ startsAt, endsAt }) =>
      words.fromTo({ from: formatDate(startsAt), to: lastDay(endsAt) }),
  },
  {
    key: 'uses',
    head: words.used,
    numeric: true,
    cell: ({ uses, mostUses, usesEach, given }) => (
      <>
        {words.usesOf({ uses, most: mostUses })}
        <span className="block text-sm text-muted">
          {words.eachAndGiven({ each: usesEach, given: formatExactRupees(given) })}
        </span>
      </>
    ),
  },
  {
    key: 'state',
    head: words.state,
    cell: ({ standing }) => <Badge tone={TONE[standing]}>{words.standing[standing]}</Badge>,
  },
  {
    key: 'do',
    head: words.actions,
    actions: true,
    cell: (coupon) =>
      (coupon.standing === 'now' || coupon.standing === 'later') && (
        <Button variant="quiet" aria-label={words.endCode(coupon)} onClick={() => onEnd(coupon)}>
          {words.end}
        </Button>
      ),
  },
];
