import { call } from '#client/lib/api.ts';
import { useCallForm } from '#client/lib/use-call-form.ts';
import { useStep } from '#client/lib/use-step.ts';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { type AdminItem, changePriceItem, type PriceVersion } from '#contract/money/price-admin.ts';
import words from '#messages/money/staff-prices/index.ts';
import { PriceFields } from './PriceFields.tsx';

interface Props {
  item: AdminItem;
  latest: PriceVersion;
  onClose: () => void;
  /** Changed, here or elsewhere. */
  onDone: () => void;
}

/** Makes the next version of an item, from the latest. */
export function ChangePriceDialog({ item, latest, onClose, onDone }: Props) {
  const { id: itemId, name, description, price, validityDays, grants, version } = latest;
  const form = useCallForm(changePriceItem, { name, description, price, validityDays, grants });
  const { busy, take } = useStep({ form, onDone });
  const submit = form.handleSubmit((body) =>
    take(() => call(changePriceItem, { params: { itemId }, body })),
  );
  return (
    <FormDialog
      size="normal"
      title={words.nextVersion({ name, version: version + 1 })}
      description={words.changeBody({ code: item.code })}
      submitLabel={words.sellLikeThis}
      busyLabel={words.saving}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <PriceFields form={form} />
    </FormDialog>
  );
}
