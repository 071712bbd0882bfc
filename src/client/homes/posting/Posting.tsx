import { Plus } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useCall } from '#client/lib/use-call.ts';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import { getDraft, listDrafts } from '#contract/homes/drafts.ts';
import { FORM_STEPS } from '#domain/homes/listing-form.ts';
import words from '#messages/homes/posting/index.ts';
import { Drafts } from './Drafts.tsx';
import { PostingSteps } from './PostingSteps.tsx';
import { useFresh } from './use-fresh.ts';

interface Props {
  /** Stands by the price: what homes like it ask. */
  priceCheck: ReactNode;
}

function OneDraft({ id, priceCheck }: Props & { id: number }) {
  const [query] = useSearchParams();
  const { state, answer, message, reload } = useFresh(getDraft, { params: { draftId: id } });
  const draft = answer?.data;
  const step = FORM_STEPS.find((known) => known === query.get('step')) ?? draft?.step ?? 'basics';
  const { subcategory, listedin } = draft?.answers ?? {};
  return (
    <Loader state={state} {...(message && { message })} onRetry={reload}>
      {draft && subcategory && listedin && (
        <PostingSteps
          // The form starts from what is loaded, so that another version is another form.
          key={`${draft.id} ${draft.updatedAt}`}
          draft={draft}
          offer={{ subcategory, listedIn: listedin }}
          step={step}
          priceCheck={priceCheck}
          onReload={reload}
        />
      )}
    </Loader>
  );
}

/** Without a draft named: those that wait, or straight to the first question. */
function WhichDraft() {
  const [, navigate] = useLocation();
  const list = useCall(listDrafts);
  const isEmpty = list.answer?.data.length === 0;
  useEffect(() => {
    if (isEmpty) navigate('/SelectPropertyType', { replace: true });
  }, [isEmpty, navigate]);
  return (
    <Loader state={list.state} error={list.error} onRetry={list.reload}>
      <div className="grid gap-5">
        <Drafts />
        <ButtonLink href="/SelectPropertyType" className="justify-self-start">
          <Plus aria-hidden="true" className="size-5" />
          {words.startAnotherProperty}
        </ButtonLink>
      </div>
    </Loader>
  );
}

/** `/AddProperty?draft=7&step=price`. */
export function Posting({ priceCheck }: Props) {
  const [query] = useSearchParams();
  const id = Number(query.get('draft'));
  return Number.isSafeInteger(id) && id > 0 ? (
    <OneDraft key={id} id={id} priceCheck={priceCheck} />
  ) : (
    <WhichDraft />
  );
}
