import { useId } from 'react';
import { toast } from 'sonner';
import { call } from '#client/lib/api.ts';
import { showErrors } from '#client/lib/form-errors.ts';
import { useCallForm } from '#client/lib/use-call-form.ts';
import { Field } from '#client/ui/Field.tsx';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { Select } from '#client/ui/Select.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { changeMedia, type MediaItem } from '#contract/homes/media.ts';

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

/** What is mostly photographed, to choose from. */
const ROOMS = [
  'Living room',
  'Kitchen',
  'Bedroom',
  'Master bedroom',
  'Bathroom',
  'Balcony',
  'From outside',
  'View from the window',
  'Parking',
];

/** A picture's caption, and whether it is a photo or a plan. */
export function CaptionDialog({ listingId, item, onClose, onDone }: Props) {
  const form = useCallForm(changeMedia, {
    caption: item.caption ?? '',
    kind: item.kind === 'floor_plan' ? 'floor_plan' : 'photo',
  });
  const { errors, isSubmitting } = form.formState;
  const roomsId = useId();
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
    <FormDialog
      title="Caption and kind"
      submitLabel="Save"
      busyLabel="Saving…"
      busy={isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label="Caption"
        help="The room, or more: “Kitchen with a view of the garden”. Buyers read it below the photo."
        error={errors.caption?.message}
      >
        <TextInput list={roomsId} {...form.register('caption')} />
      </Field>
      <datalist id={roomsId}>
        {ROOMS.map((room) => (
          <option key={room} value={room} />
        ))}
      </datalist>
      <Field label="It is a" error={errors.kind?.message}>
        <Select options={KINDS} {...form.register('kind')} />
      </Field>
    </FormDialog>
  );
}
