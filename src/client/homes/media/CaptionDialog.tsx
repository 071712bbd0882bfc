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
import words from '#messages/homes/papers/index.ts';

interface Props {
  listingId: number;
  item: MediaItem;
  onClose: () => void;
  onDone: () => void;
}

const KINDS = [
  {
    value: 'photo',
    get label() {
      return words.photo;
    },
  },
  {
    value: 'floor_plan',
    get label() {
      return words.floorPlan;
    },
  },
];

/** What is mostly photographed, to choose from. */
const ROOMS = () => [
  words.livingRoom,
  words.kitchen,
  words.bedroom,
  words.masterBedroom,
  words.bathroom,
  words.balcony,
  words.fromOutside,
  words.viewFromWindow,
  words.parking,
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
      title={words.captionKind}
      submitLabel={words.save}
      busyLabel={words.saving}
      busy={isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={words.caption} help={words.roomMoreKitchen} error={errors.caption?.message}>
        <TextInput list={roomsId} {...form.register('caption')} />
      </Field>
      <datalist id={roomsId}>
        {ROOMS().map((room) => (
          <option key={room} value={room} />
        ))}
      </datalist>
      <Field label={words.itIsA} error={errors.kind?.message}>
        <Select options={KINDS} {...form.register('kind')} />
      </Field>
    </FormDialog>
  );
}
