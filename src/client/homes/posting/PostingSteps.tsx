import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';
import { AppLink } from '#client/ui/AppLink.tsx';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { Stepper } from '#client/ui/Stepper.tsx';
import type { Draft } from '#contract/homes/drafts.ts';
import { FORM_STEPS, type FormStep, type Offer, STEP_LABEL } from '#domain/homes/listing-form.ts';
import { KIND_LABEL } from '#domain/homes/term-labels.ts';
import words from '#messages/homes/posting/index.ts';
import { BasicsStep } from './BasicsStep.tsx';
import { DetailsStep } from './DetailsStep.tsx';
import { KycDialog } from './KycDialog.tsx';
import { PlaceStep } from './PlaceStep.tsx';
import { PriceStep } from './PriceStep.tsx';
import { PostingContext } from './posting-form.ts';
import { ReviewStep } from './ReviewStep.tsx';
import { usePostingSteps } from './use-posting.ts';

const STEP = {
  basics: BasicsStep,
  price: PriceStep,
  place: PlaceStep,
  details: DetailsStep,
};

interface Props {
  draft: Draft;
  offer: Offer;
  step: FormStep;
  priceCheck: ReactNode;
  /** Another device went on with it: load what is there. */
  onReload: () => void;
}

export function PostingSteps({ draft, offer, step, priceCheck, onReload }: Props) {
  const posting = usePostingSteps(draft, offer, step);
  const { form, busy, conflict, dismiss, leaveFor, finish, next, previous } = posting;
  const isReview = step === 'review';
  const Step = isReview ? undefined : STEP[step];
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void (isReview ? finish(false) : next(event));
  };
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    // The keyboard and a screen reader go on at the top of a new step.
    if (shown.current !== step) heading.current?.focus({ preventScroll: true });
    shown.current = step;
  }, [step]);
  const { subcategory, listedIn } = offer;
  const change = `/SelectPropertyType?draft=${draft.id}&kind=${encodeURIComponent(subcategory)}&for=${listedIn}`;

  return (
    <PostingContext value={{ form, offer, priceCheck }}>
      <p className="text-muted">
        {KIND_LABEL[subcategory]} {listedIn === 'rent' ? words.rentOut : words.sale} ·{' '}
        <AppLink href={change} className="link">
          {words.change}
        </AppLink>
      </p>
      <Stepper
        label={words.postingProperty}
        steps={FORM_STEPS.map((known) => STEP_LABEL[known])}
        current={FORM_STEPS.indexOf(step)}
      />
      <form noValidate onSubmit={submit} className="grid gap-6">
        {Step ? (
          <section className="card p-5 sm:p-6" aria-labelledby="step-title">
            <h2 id="step-title" ref={heading} tabIndex={-1} className="mb-5 text-xl outline-none">
              {STEP_LABEL[step]}
            </h2>
            <Step />
            {step === 'place' && <div className="mt-6">{priceCheck}</div>}
          </section>
        ) : (
          <div className="grid gap-4">
            <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
              {words.lookOver}
            </h2>
            <ReviewStep onStep={leaveFor} />
          </div>
        )}
        <div className="flex flex-wrap items-center justify-between gap-3">
          {previous ? (
            <Button variant="quiet" disabled={busy} onClick={() => leaveFor(previous)}>
              {words.back}
            </Button>
          ) : (
            <span />
          )}
          <Button type="submit" busy={busy} busyLabel={words.saving}>
            {isReview ? words.saveAddPhotos : words.saveContinue}
          </Button>
        </div>
        <p className="text-sm text-muted">{words.everyStepSaved}</p>
      </form>
      <ConfirmDialog
        open={conflict?.kind === 'stale'}
        title={words.newerVersion}
        description={conflict?.message}
        confirmLabel={words.loadNewerVersion}
        onConfirm={onReload}
        onCancel={dismiss}
      />
      <ConfirmDialog
        open={conflict?.kind === 'duplicate'}
        title={words.listedAlready}
        description={words.postAnyway({ message: conflict?.message ?? '' })}
        confirmLabel={words.postIt}
        busy={busy}
        onConfirm={() => {
          dismiss();
          void finish(true);
        }}
        onCancel={dismiss}
      />
      <KycDialog open={conflict?.kind === 'kyc'} onClose={dismiss} />
    </PostingContext>
  );
}
