import { call } from '#client/lib/api.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Switch } from '#client/ui/Switch.tsx';
import { letVisitsConfirm } from '#contract/deals/slots.ts';
import words from '#messages/deals/visits/index.ts';

interface Props {
  listingId: number;
  confirms: boolean;
}

/** The owner says once that whoever books an offered time may come. */
export function SelfConfirm({ listingId, confirms }: Props) {
  const { busy, take } = useStep();
  const params = { propertyId: listingId };
  return (
    <Switch
      label={words.confirmThemselves}
      help={words.notWhileBusy}
      checked={confirms}
      disabled={busy}
      onChange={({ target }) =>
        void take(() => call(letVisitsConfirm, { params, body: { on: target.checked } }))
      }
    />
  );
}
