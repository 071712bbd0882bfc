import { call } from '#client/lib/api.ts';
import { DecisionDialog } from '#client/people/admin/DecisionDialog.tsx';
import { type AdminCampaign, rejectCampaign, stopCampaign } from '#contract/ads/campaign-admin.ts';
import words from '#messages/ads/campaign-desk/index.ts';

const WORDS = {
  reject: {
    endpoint: rejectCampaign,
    get title() {
      return words.reject;
    },
    get description() {
      return words.notShownAdvertiser;
    },
    get label() {
      return words.rejectAd;
    },
    get busyLabel() {
      return words.rejecting;
    },
  },
  stop: {
    endpoint: stopCampaign,
    get title() {
      return words.takeDown;
    },
    get description() {
      return words.shownNoMore;
    },
    get label() {
      return words.takeAdDown;
    },
    get busyLabel() {
      return words.takingDown;
    },
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
      readers={words.advertiserReads}
      draft={`${against}-campaign-${campaignId}`}
      decide={(body) => call(endpoint, { params: { campaignId }, body })}
      onClose={onClose}
      onDone={onDone}
    />
  );
}
