import { toPercent } from '#domain/lib/percent.ts';

interface Props {
  low: number;
  likely: number;
  high: number;
  asked: number;
}

/** A bar that shows half the range's width beyond each end; the words beside it say the same. */
export function RangeBar({ low, likely, high, asked }: Props) {
  const spread = Math.max(1, high - low);
  const at = (value: number) =>
    Math.min(99.4, Math.max(0.6, toPercent((value - low + spread / 2) / (spread * 2))));
  return (
    <svg
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      className="mt-2 h-3 w-full"
      aria-hidden="true"
    >
      <rect x="0" y="4" width="100" height="2" fill="var(--line)" />
      <rect
        x={at(low)}
        y="2"
        width={at(high) - at(low)}
        height="6"
        fill="var(--brand)"
        opacity="0.45"
      />
      <rect x={at(likely) - 0.3} y="2" width="0.6" height="6" fill="var(--brand)" />
      <rect x={at(asked) - 0.6} y="0" width="1.2" height="10" fill="var(--ink)" />
    </svg>
  );
}
