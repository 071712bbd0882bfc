import { useEffect, useRef } from 'react';
import { KIND_LABEL, NOTIFICATION_KINDS, type NotificationKind } from '#domain/notification.ts';

interface Props {
  kind: NotificationKind | undefined;
  onKind: (kind: NotificationKind | undefined) => void;
}

/** Chips: every kind, or one of them. */
export function KindFilter({ kind, onKind }: Props) {
  const chips = useRef<HTMLFieldSetElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another chip is pressed by then
  useEffect(() => {
    const pressed = chips.current?.querySelector('[aria-pressed="true"]');
    pressed?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [kind]);
  return (
    // Padded so that the focus ring is not cut where the chips scroll sideways.
    <fieldset ref={chips} className="-mx-1 flex min-w-0 gap-2 overflow-x-auto p-1 sm:flex-wrap">
      <legend className="sr-only">Show only</legend>
      {[undefined, ...NOTIFICATION_KINDS].map((each) => (
        <button
          key={each ?? ''}
          type="button"
          className="chip min-h-11 shrink-0 hover:border-brand"
          aria-pressed={each === kind}
          onClick={() => onKind(each)}
        >
          {each ? KIND_LABEL[each] : 'Everything'}
        </button>
      ))}
    </fieldset>
  );
}
