import { useWatch } from 'react-hook-form';
import { Field } from '#client/ui/Field.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { MAX_DESCRIPTION, MAX_HEADLINE } from '#domain/ads/campaign.ts';
import type { CampaignForm } from './use-campaign-form.ts';

const count = (text: string, most: number) => (
  <span className="tabular">
    {text.trim().length} of {most} characters
  </span>
);

/** What an ad says, and where it leads. */
export function WordFields({ form }: { form: CampaignForm }) {
  const { errors } = form.formState;
  const [headLine, description, format] = useWatch({
    control: form.control,
    name: ['headLine', 'description', 'format'],
  });
  return (
    <>
      <Field
        label="Headline"
        required
        help={count(headLine, MAX_HEADLINE)}
        error={errors.headLine?.message}
      >
        <TextInput autoComplete="off" {...form.register('headLine')} />
      </Field>
      <Field
        label="Description"
        required
        help={count(description, MAX_DESCRIPTION)}
        error={errors.description?.message}
      >
        <TextArea rows={3} {...form.register('description')} />
      </Field>
      <Field
        label="Link to your site"
        required
        help="It opens in a new tab when the ad is pressed. Our staff look at where it leads."
        error={errors.siteLink?.message}
      >
        <TextInput
          type="url"
          inputMode="url"
          autoComplete="url"
          placeholder="https://"
          {...form.register('siteLink')}
        />
      </Field>
      {format === 'video' && (
        <Field
          label="Link to the video"
          required
          help="A YouTube link, or a link to an .mp4 or .webm file. Ten seconds of playing are a view."
          error={errors.videoLink?.message}
        >
          <TextInput
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder="https://www.youtube.com/watch?v=…"
            {...form.register('videoLink')}
          />
        </Field>
      )}
    </>
  );
}
