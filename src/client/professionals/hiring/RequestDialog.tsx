import { useState } from 'react';
import { useLocation } from 'wouter';
import { useIntroduction } from '#client/homes/wishes/use-introduction.ts';
import { call } from '#client/lib/api.ts';
import { useCallForm } from '#client/lib/use-call-form.ts';
import { dropDraft, readDraft, useDraft } from '#client/lib/use-draft.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Field } from '#client/ui/Field.tsx';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { requestEngagement } from '#contract/professionals/engagement-steps.ts';
import type { ProfessionalCard } from '#contract/professionals/professionals.ts';
import { PROFESSION } from '#domain/lib/profession.ts';
import { ENGAGEMENT_DAYS } from '#domain/professionals/engagement.ts';
import hiringWords from '#messages/professionals/hiring/index.ts';
import { AboutField, subjectOf } from './AboutField.tsx';

interface Props {
  person: ProfessionalCard;
  userId: number;
  /** Chosen before: "listing 12". */
  about: string;
  onClose: () => void;
}

/** Asks somebody for work. Nothing is paid before a quote is accepted. */
export function RequestDialog({ person, userId, about, onClose }: Props) {
  const [subject, setSubject] = useState(about);
  const [, navigate] = useLocation();
  const draft = `hire-${person.profession}`;
  const form = useCallForm(requestEngagement, {
    brief: readDraft<{ brief: string }>(draft)?.brief ?? '',
    professionalId: person.id,
  });
  useDraft(draft, form, ['professionalId']);
  // An agent may look for a home; a title or a value is asked about in other words.
  useIntroduction(form, 'brief', person.profession === 'agent' && about === '');
  const { errors } = form.formState;
  const { busy, take } = useStep({ form });
  const submit = form.handleSubmit(async ({ brief }) => {
    let engagementId = 0;
    const step = async () => {
      const body = { brief, professionalId: person.id, ...subjectOf(subject) };
      const answer = await call(requestEngagement, { body });
      engagementId = answer.data.engagementId;
      return answer;
    };
    if (!(await take(step))) return;
    onClose();
    if (engagementId === 0) return;
    dropDraft(draft);
    navigate(`/HiredAgents/0?engagement=${engagementId}`);
  });
  return (
    <FormDialog
      title={hiringWords.ask({ name: person.name })}
      description={hiringWords.getQuoteWithin({ requested: ENGAGEMENT_DAYS.requested })}
      submitLabel={hiringWords.sendRequest}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label={hiringWords.whatNeed}
        help={hiringWords.whenContactsStay}
        required
        error={errors.brief?.message}
      >
        <TextArea placeholder={PROFESSION[person.profession].brief} {...form.register('brief')} />
      </Field>
      <AboutField
        userId={userId}
        profession={person.profession}
        value={subject}
        onChange={setSubject}
        error={errors.listingId?.message ?? errors.bookingId?.message}
      />
    </FormDialog>
  );
}
