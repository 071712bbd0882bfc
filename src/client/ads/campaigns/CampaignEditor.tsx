import { Button } from '#client/ui/Button.tsx';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import type { CampaignDetail } from '#contract/ads/campaign-fields.ts';
import words from '#messages/ads/campaign-desk/index.ts';
import { BudgetField } from './BudgetField.tsx';
import { DayFields } from './DayFields.tsx';
import { FormatField } from './FormatField.tsx';
import { LivePreview } from './LivePreview.tsx';
import { PlacesField } from './PlacesField.tsx';
import { useCampaignForm } from './use-campaign-form.ts';
import { WordFields } from './WordFields.tsx';

interface Props {
  /** The draft that is changed; without it a new one is made. */
  campaign?: CampaignDetail;
  onSaved: (saved: CampaignDetail) => void;
  /** The way out, where nothing is saved. */
  back: string;
}

const CARD = 'card grid grid-cols-1 gap-5 p-4 sm:p-5';

/** All of an ad but its picture, under what visitors will see. */
export function CampaignEditor({ campaign, onSaved, back }: Props) {
  const { form, submit, onFormat, forget } = useCampaignForm(campaign, onSaved);
  const isVideo = form.watch('format') === 'video';
  return (
    <div className="grid grid-cols-1 gap-6">
      {/* Outside the form, which its buttons would submit. */}
      <LivePreview form={form} media={campaign?.media ?? null} />
      <form noValidate className="grid grid-cols-1 gap-6" onSubmit={(event) => void submit(event)}>
        <div className={CARD}>
          <FormatField
            form={form}
            losesPicture={!!campaign?.media && campaign.format !== 'video'}
            onFormat={onFormat}
          />
          <WordFields form={form} />
        </div>
        <div className={CARD}>
          <PlacesField form={form} />
          <BudgetField form={form} />
          <DayFields form={form} />
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={form.formState.isSubmitting} busyLabel={words.saving}>
            {campaign ? words.saveChanges : isVideo ? words.saveDraft : words.saveAddPicture}
          </Button>
          <ButtonLink variant="quiet" href={back} onClick={forget}>
            {words.leaveWithoutSaving}
          </ButtonLink>
        </div>
      </form>
    </div>
  );
}
