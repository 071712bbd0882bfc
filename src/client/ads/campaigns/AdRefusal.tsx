import { call } from '#client/lib/api.ts';
import { DecisionDialog } from '#client/people/admin/DecisionDialog.tsx';
import { type AdminCampaign, rejectCampaign, stopCampaign } from '#contract/ads/campaign-admin.ts';

const WORDS = {
  reject: {
    endpoint: rejectCampaign,
    title: 'Reject',
    description: 'It is not shown. Its advertiser can change it and submit it again.',
    label: 'Reject the ad',
    busyLabel: 'Rejecting…',
  },
  stop: {
    endpoint: stopCampaign,
    title: 'Take down',
    description:
      'It is shown no more, for good. What is left of its budget goes back to its advertiser.',
    label: 'Take the ad down',
    busyLabel: 'Taking it down…',
  },
} as const;

interface Props {
  ad: AdminCampaign;
  against: keyof typeof WORDS;
  onClose: () => void;
  onDone: () => void;
}

/** Staff decide against an ad, with the reason its advertiser reads. */
export function AdRefusal({ ad: { id: campaignId, headLine }, against, onClose, onDone }: Props) {
  const { endpoint, title, description, label, busyLabel } = WORDS[against];
  return (
    <DecisionDialog
      endpoint={endpoint}
      title={`${title} “${headLine}”?`}
      description={description}
      confirmLabel={label}
      confirmBusyLabel={busyLabel}
      readers="The advertiser reads this."
      draft={`${against}-campaign-${campaignId}`}
      decide={(body) => call(endpoint, { params: { campaignId }, body })}
      onClose={onClose}
      onDone={onDone}
    />
  );
}
