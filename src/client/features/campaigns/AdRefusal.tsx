import { type AdminCampaign, rejectCampaign, stopCampaign } from '#contract/campaign-admin.ts';
import { call } from '../../lib/api.ts';
import { useCallForm } from '../../lib/use-call-form.ts';
import { useDecision } from '../../lib/use-decision.ts';
import { dropDraft, readDraft, useDraft } from '../../lib/use-draft.ts';
import { Field } from '../../ui/Field.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { TextArea } from '../../ui/TextArea.tsx';

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
export function AdRefusal({ ad: { id, headLine }, against, onClose, onDone }: Props) {
  const draft = `${against}-campaign-${id}`;
  const { endpoint, title, description, label, busyLabel } = WORDS[against];
  const form = useCallForm(rejectCampaign, {
    reason: readDraft<{ reason: string }>(draft)?.reason ?? '',
  });
  useDraft(draft, form);
  const { busy, decide } = useDecision(form, onDone);
  const submit = form.handleSubmit((body) =>
    decide(async () => {
      const answer = await call(endpoint, { params: { campaignId: id }, body });
      dropDraft(draft);
      return answer;
    }),
  );
  return (
    <FormDialog
      title={`${title} “${headLine}”?`}
      description={description}
      cancelLabel="Back"
      submitLabel={label}
      busyLabel={busyLabel}
      busy={busy}
      danger
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label="Why?"
        help="The advertiser reads this."
        error={form.formState.errors.reason?.message}
        required
      >
        <TextArea rows={3} {...form.register('reason')} />
      </Field>
    </FormDialog>
  );
}
