import { useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from 'sonner';
import { useLocation } from 'wouter';
import { call } from '#client/lib/api.ts';
import { dropDraft, readDraft, useDraft } from '#client/lib/use-draft.ts';
import { type Draft, finishDraft, saveDraft } from '#contract/homes/drafts.ts';
import { isAppError } from '#contract/lib/errors.ts';
import {
  FORM_STEPS,
  type FormStep,
  type Offer,
  STEP_FIELDS,
  stepOf,
} from '#domain/homes/listing-form.ts';
import words from '#messages/homes/posting/index.ts';
import { type Conflict, conflictOf } from './conflict.ts';
import { type FormValues, resolverFor, valuesFrom } from './form-values.ts';

/** What is typed is kept on this device too, as a change of the version it was typed upon. */
const keptName = (id: number, updatedAt: string) => `posting-${id}-${updatedAt}`;

/** A draft being worked on: its form, its steps, each saved on the server as it is left. */
export function usePostingSteps(draft: Draft, offer: Offer, step: FormStep) {
  const { id } = draft;
  const [, navigate] = useLocation();
  const [updatedAt, setUpdatedAt] = useState(draft.updatedAt);
  const [busy, setBusy] = useState(false);
  const [conflict, setConflict] = useState<{ kind: Conflict; message: string }>();
  const kept = useMemo(() => readDraft<FormValues>(keptName(id, draft.updatedAt)), [id, draft]);
  const form = useForm<FormValues>({
    mode: 'onTouched',
    resolver: resolverFor(offer, STEP_FIELDS[step]),
    defaultValues: { ...valuesFrom(draft.answers), ...kept },
  });
  useDraft(keptName(id, updatedAt), form);
  const version = useRef(updatedAt);

  const goTo = (next: FormStep) => {
    navigate(`/AddProperty?draft=${id}&step=${next}`);
    window.scrollTo({ top: 0 });
  };

  const refused = (error: unknown) => {
    const kind = conflictOf(error);
    const message = isAppError(error) ? error.message : words.didNotWork;
    if (kind) setConflict({ kind, message });
    else toast.error(message);
  };

  async function save(next: FormStep): Promise<void> {
    const answers = form.getValues();
    const body = { step: next, answers, updatedAt: version.current };
    const { data } = await call(saveDraft, { params: { draftId: id }, body });
    dropDraft(keptName(id, version.current));
    version.current = data.updatedAt;
    setUpdatedAt(data.updatedAt);
    form.reset(answers);
  }

  /** Saves what is there, whole or not, and shows a step. */
  async function leaveFor(next: FormStep): Promise<void> {
    setBusy(true);
    try {
      await save(next);
      goTo(next);
    } catch (error) {
      refused(error);
    } finally {
      setBusy(false);
    }
  }

  async function finish(confirm: boolean): Promise<void> {
    setBusy(true);
    try {
      if (form.formState.isDirty) await save('review');
      const body = { updatedAt: version.current, confirm };
      const { data, message } = await call(finishDraft, { params: { draftId: id }, body });
      dropDraft(keptName(id, version.current));
      toast.success(message);
      navigate(`/PropertyMedia?id=${data.id}`);
    } catch (error) {
      const [first] = (isAppError(error) && error.code === 'invalid' && error.errors) || [];
      if (first) {
        goTo(stepOf(first.path));
        toast.error(first.message);
      } else refused(error);
    } finally {
      setBusy(false);
    }
  }

  const at = FORM_STEPS.indexOf(step);
  return {
    form,
    busy,
    conflict,
    dismiss: () => setConflict(undefined),
    leaveFor,
    finish,
    /** Judges the step; if it is in order, on to the next. */
    next: form.handleSubmit(() => leaveFor(FORM_STEPS[at + 1] ?? 'review')),
    previous: FORM_STEPS[at - 1],
  };
}
