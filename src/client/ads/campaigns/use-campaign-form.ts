import { toast } from 'sonner';
import { refreshed } from '#client/lib/after-write.ts';
import { call } from '#client/lib/api.ts';
import { showErrors } from '#client/lib/form-errors.ts';
import { useCallForm } from '#client/lib/use-call-form.ts';
import { dropDraft, readDraft, useDraft } from '#client/lib/use-draft.ts';
import type { CampaignDetail } from '#contract/ads/campaign-fields.ts';
import { changeCampaign, createCampaign } from '#contract/ads/campaigns.ts';
import { placesOf } from '#domain/ads/place.ts';
import { puneDate } from '#domain/lib/time/pune.ts';

const DAYS_AT_FIRST = 30;
const BUDGET_AT_FIRST = 5_000;

/** A new ad begins tomorrow, so that there is time to look at it. */
const fresh = () => ({
  format: 'image' as const,
  headLine: '',
  description: '',
  siteLink: '',
  videoLink: '',
  places: [],
  budget: BUDGET_AT_FIRST,
  startsOn: puneDate(new Date(), 1),
  endsOn: puneDate(new Date(), DAYS_AT_FIRST),
});

const startOf = (campaign: CampaignDetail) => ({
  format: campaign.format,
  headLine: campaign.headLine,
  description: campaign.description,
  siteLink: campaign.siteLink,
  videoLink: campaign.format === 'video' ? (campaign.media?.mediaUrl ?? '') : '',
  places: campaign.places,
  budget: campaign.budget,
  startsOn: campaign.startsOn,
  endsOn: campaign.endsOn,
});

/** The words, places, budget and days of an ad: a new one, or a draft that is changed. */
export function useCampaignForm(
  campaign: CampaignDetail | undefined,
  onSaved: (saved: CampaignDetail) => void,
) {
  const draft = campaign ? `campaign-${campaign.id}` : 'campaign-new';
  const form = useCallForm(createCampaign, {
    ...(campaign ? startOf(campaign) : fresh()),
    ...readDraft(draft),
  });
  useDraft(draft, form);

  const submit = form.handleSubmit(async (body) => {
    try {
      const { data, message } = campaign
        ? await call(changeCampaign, { params: { campaignId: campaign.id }, body })
        : await call(createCampaign, { body });
      toast.success(message);
      await refreshed();
      dropDraft(draft);
      onSaved(data);
    } catch (error) {
      showErrors(form, error);
    }
  });

  /** Another format has other places; where there is but one, it is chosen. */
  const onFormat = (format: CampaignDetail['format']) => {
    const places = placesOf(format);
    form.setValue('places', places.length === 1 ? places : []);
    form.clearErrors(['places', 'videoLink']);
    if (format !== 'video') form.setValue('videoLink', '');
  };
  /** What was typed is not wanted. */
  const forget = () => dropDraft(draft);
  return { form, submit, onFormat, forget };
}

export type CampaignForm = ReturnType<typeof useCampaignForm>['form'];
