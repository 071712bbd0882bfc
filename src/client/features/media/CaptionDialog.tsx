import { useId } from 'react';
import { toast } from 'sonner';
import { changeMedia, type MediaItem } from '#contract/media.ts';
import { call } from '../../lib/api.ts';
import { showErrors } from '../../lib/form-errors.ts';
import { useCallForm } from '../../lib/use-call-form.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextInput } from '../../ui/TextInput.tsx';

interface Props {
  listingId: number;
  item: MediaItem;
  onClose: () => void;
  onDone: () => void;
}

const KINDS = [
  { value: 'photo', label: 'Photo' },
  { value: 'floor_plan', label: 'Floor plan' },
];

/** A picture's caption, and whether it is a photo or a plan. */
export function CaptionDialog({ listingId, item, onClose, onDone }: Props) {
  const formId = useId();
  const form = useCallForm(changeMedia, {
    caption: item.caption ?? '',
    kind: item.kind === 'floor_plan' ? 'floor_plan' : 'photo',
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    try {
      const params = { listingId, mediaId: item.id };
      const { message } = await call(changeMedia, { params, body });
      toast.success(message);
      onDone();
    } catch (error) {
      showErrors(form, error);
    }
  });
  return (
    <Dialog
      open
      size="narrow"
      title="Caption and kind"
      onClose={() => !isSubmitting && onClose()}
      actions={
        <>
          <Button variant="quiet" disabled={isSubmitting} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={isSubmitting} busyLabel="Saving…">
            Save
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        <Field
          label="Caption"
          help="What it shows: “Kitchen with a view of the garden”."
          error={errors.caption?.message}
        >
          <TextInput {...form.register('caption')} />
        </Field>
        <Field label="It is a" error={errors.kind?.message}>
          <Select options={KINDS} {...form.register('kind')} />
        </Field>
      </form>
    </Dialog>
  );
}
