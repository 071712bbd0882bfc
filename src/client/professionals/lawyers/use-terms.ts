import { type DefaultValues, useForm } from 'react-hook-form';
import { call } from '#client/lib/api.ts';
import { schemaResolver } from '#client/lib/schema-resolver.ts';
import { dropDraft, readDraft, useDraft } from '#client/lib/use-draft.ts';
import { useStep } from '#client/lib/use-step.ts';
import {
  type AgreementTermsForm,
  agreementTerms,
} from '#contract/professionals/agreement-terms.ts';
import { draftAgreement, redraftAgreement } from '#contract/professionals/agreements.ts';
import type { LawyerWorkDetail } from '#contract/professionals/lawyers.ts';
import type { ShownAgreement } from '#contract/professionals/shown-agreement.ts';

export interface DraftProps {
  work: LawyerWorkDetail;
  /** The version that this one takes the place of. */
  before: ShownAgreement | undefined;
  onClose: () => void;
}

/** A form of one template: what was typed, else what the last version said, else what the deal says. */
export function useTerms<Terms extends AgreementTermsForm>(
  { work: { engagementId }, before, onClose }: DraftProps,
  template: Terms['template'],
  fresh: DefaultValues<Terms>,
) {
  const draft = `agreement-${engagementId}-${before?.id ?? 0}`;
  const form = useForm<Terms, unknown, Terms>({
    mode: 'onTouched',
    resolver: schemaResolver(agreementTerms as never) as never,
    defaultValues: {
      ...fresh,
      ...(before?.template === template && before.terms),
      ...readDraft<Terms>(draft),
    } as DefaultValues<Terms>,
  });
  useDraft(draft, form);
  const { busy, take } = useStep({ form });
  const submit = form.handleSubmit(async (terms) => {
    const body: AgreementTermsForm = terms;
    const step = () =>
      before
        ? call(redraftAgreement, { params: { id: before.id }, body })
        : call(draftAgreement, { params: { id: engagementId }, body });
    if (!(await take(step))) return;
    dropDraft(draft);
    onClose();
  });
  return { form, busy, submit };
}
