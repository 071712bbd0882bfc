import { useWatch } from 'react-hook-form';
import { Field } from '#client/ui/Field.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { MAX_DESCRIPTION, MAX_HEADLINE } from '#domain/ads/campaign.ts';
import words from '#messages/ads/campaign-desk/index.ts';
import type { CampaignForm } from './use-campaign-form.ts';

const count = (text: string, most: number) => (
  <span className="tabular">{words.characters({ textCount: text.trim().length, most })}</span>
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
        label={words.headlineWord}
        required
        help={count(headLine, MAX_HEADLINE)}
        error={errors.headLine?.message}
      >
        <TextInput autoComplete="off" {...form.register('headLine')} />
      </Field>
      <Field
        label={words.description}
        required
        help={count(description, MAX_DESCRIPTION)}
        error={errors.description?.message}
      >
        <TextArea rows={3} {...form.register('description')} />
      </Field>
      <Field
        label={words.linkSite}
        required
        help={words.opensNewTab}
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
          label={words.linkVideo}
          required
          help={words.youtubeLinkLink}
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
