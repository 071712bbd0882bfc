import { toast } from 'sonner';
import { refreshed } from '#client/lib/after-write.ts';
import { call } from '#client/lib/api.ts';
import { showErrors } from '#client/lib/form-errors.ts';
import { useCallForm } from '#client/lib/use-call-form.ts';
import { dropDraft, readDraft, useDraft } from '#client/lib/use-draft.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { Section } from '#client/ui/Section.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { setVideo } from '#contract/homes/media.ts';
import words from '#messages/homes/papers/index.ts';

interface Props {
  listingId: number;
  videoUrl: string | null;
}

/** A link to a video of the home; an emptied field takes it away. */
export function VideoForm({ listingId, videoUrl }: Props) {
  const draft = `video-${listingId}`;
  const form = useCallForm(
    setVideo,
    readDraft<{ videoUrl: string }>(draft) ?? { videoUrl: videoUrl ?? '' },
  );
  useDraft(draft, form);
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    try {
      const { message } = await call(setVideo, { params: { listingId }, body });
      dropDraft(draft);
      toast.success(message);
      await refreshed();
    } catch (error) {
      showErrors(form, error);
    }
  });
  return (
    <Section title={words.video} titleId="video" className="card grid gap-4 p-5">
      <form noValidate onSubmit={submit} className="grid gap-3">
        <Field label={words.link} help={words.youtubeLinkHttps} error={errors.videoUrl?.message}>
          <TextInput
            type="url"
            inputMode="url"
            placeholder="https://www.youtube.com/watch?v=…"
            {...form.register('videoUrl')}
          />
        </Field>
        <Button
          type="submit"
          variant="quiet"
          busy={isSubmitting}
          busyLabel={words.saving}
          className="justify-self-start"
        >
          {words.saveVideo}
        </Button>
      </form>
    </Section>
  );
}
