import { Badge, type Tone } from '#client/ui/Badge.tsx';
import { Button } from '#client/ui/Button.tsx';
import type { Column } from '#client/ui/DataTable.tsx';
import type { AdminCoupon } from '#contract/money/price-admin.ts';
import { formatExactRupees } from '#domain/lib/money.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import { PURPOSE_RULES } from '#domain/money/purpose.ts';

const STANDING: Record<AdminCoupon['standing'], { label: string; tone: Tone }> = {
  later: { label: 'Not yet', tone: 'brand' },
  now: { label: 'Can be used', tone: 'good' },
  used_up: { label: 'Used up', tone: 'neutral' },
  run_out: { label: 'Run out', tone: 'neutral' },
  ended: { label: 'Ended', tone: 'neutral' },
};

const offOf = ({ percentOff, rupeesOff }: AdminCoupon) =>
  percentOff === null ? formatExactRupees(rupeesOff ?? 0) : `${percentOff} %`;

/** The last day on which it holds; it ends at the midnight after. */
const lastDay = (endsAt: string) => formatDate(new Date(new Date(endsAt).getTime() - 1));

export const couponColumns = (onEnd: (coupon: AdminCoupon) => void): Column<AdminCoupon>[] => [
  {
    key: 'code',
    head: 'Code',
    cell: ({ code }) => <span className="font-semibold wrap-anywhere">{code}</span>,
  },
  { key: 'off', head: 'Off', numeric: true, cell: offOf },
  {
    key: 'for',
    head: 'For',
    cell: ({ purposes }) =>
      purposes.map((purpose) => PURPOSE_RULES[purpose].label).join(', ') || 'Everything',
  },
  {
    key: 'days',
    head: 'Days',
    cell: ({ startsAt, endsAt }) => `${formatDate(startsAt)} to ${lastDay(endsAt)}`,
  },
  {
    key: 'uses',
    head: 'Used',
    numeric: true,
    cell: ({ uses, mostUses, usesEach, given }) => (
      <>
        {uses} of {mostUses}
        <span className="block text-sm text-muted">
          {usesEach} each, {formatExactRupees(given)} given
        </span>
      </>
    ),
  },
  {
    key: 'state',
    head: 'State',
    cell: ({ standing }) => (
      <Badge tone={STANDING[standing].tone}>{STANDING[standing].label}</Badge>
    ),
  },
  {
    key: 'do',
    head: 'Actions',
    actions: true,
    cell: (coupon) =>
      (coupon.standing === 'now' || coupon.standing === 'later') && (
        <Button variant="quiet" aria-label={`End ${coupon.code}`} onClick={() => onEnd(coupon)}>
          End…
        </Button>
      ),
  },
];
