import { type ReactNode, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from 'sonner';
import { useLocation } from 'wouter';
import { call } from '#client/lib/api.ts';
import { showErrors } from '#client/lib/form-errors.ts';
import { dropDraft, readDraft, useDraft } from '#client/lib/use-draft.ts';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import { editListing } from '#contract/homes/my-listing-steps.ts';
import { findByUserId, type OwnListingDetail } from '#contract/homes/my-listings.ts';
import { FORM_STEPS, STEP_FIELDS, STEP_LABEL } from '#domain/homes/listing-form.ts';
import words from '#messages/homes/posting/index.ts';
import { BasicsStep } from './BasicsStep.tsx';
import { conflictOf } from './conflict.ts';
import { DetailsStep } from './DetailsStep.tsx';
import { type FormValues, resolverFor, valuesFrom } from './form-values.ts';
import { PlaceStep } from './PlaceStep.tsx';
import { PriceStep } from './PriceStep.tsx';
import { PostingContext } from './posting-form.ts';
import { useFresh } from './use-fresh.ts';

const PARTS = { price: PriceStep, details: DetailsStep, basics: BasicsStep, place: PlaceStep };
const ALL = FORM_STEPS.flatMap((step) => [...STEP_FIELDS[step]]);

interface EditProps {
  detail: OwnListingDetail;
  priceCheck: ReactNode;
  onReload: () => void;
}

function Edit({ detail, priceCheck, onReload }: EditProps) {
  const { listing, answers, updatedAt } = detail;
  const { id, title, subcategory, listedin } = listing.propertydata;
  const [, navigate] = useLocation();
  const [stale, setStale] = useState(false);
  const offer = { subcategory, listedIn: listedin };
  const keptName = `edit-listing-${id}-${updatedAt}`;
  const kept = useMemo(() => readDraft<FormValues>(keptName), [keptName]);
  const form = useForm<FormValues>({
    mode: 'onTouched',
    resolver: resolverFor(offer, ALL),
    defaultValues: { ...valuesFrom(answers), ...kept },
  });
  useDraft(keptName, form);
  const { isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (typed) => {
    try {
      const body = { answers: typed, updatedAt };
      const { message } = await call(editListing, { params: { id }, body });
      dropDraft(keptName);
      toast.success(message);
      navigate('/OwnerPropertiesScreen');
    } catch (error) {
      if (conflictOf(error) === 'stale') setStale(true);
      else showErrors(form, error);
    }
  });

  return (
    <PostingContext value={{ form, offer, listingId: id, priceCheck }}>
      <p className="text-muted">{title}</p>
      {listing.propertydata.verified && <p className="card p-4">{words.homeVerifiedIf}</p>}
      <form noValidate onSubmit={submit} className="grid gap-6">
        {Object.entries(PARTS).map(([step, Part]) => (
          <section key={step} className="card p-5 sm:p-6" aria-labelledby={`${step}-title`}>
            <h2 id={`${step}-title`} className="mb-5 text-xl">
              {STEP_LABEL[step as keyof typeof PARTS]}
            </h2>
            <Part />
          </section>
        ))}
        <div className="sticky bottom-0 flex flex-wrap justify-end gap-3 border-t border-line bg-surface py-3 max-lg:bottom-14">
          <Button
            variant="quiet"
            disabled={isSubmitting}
            onClick={() => {
              dropDraft(keptName);
              navigate('/OwnerPropertiesScreen');
            }}
          >
            {words.cancel}
          </Button>
          <Button type="submit" busy={isSubmitting} busyLabel={words.saving}>
            {words.saveChanges}
          </Button>
        </div>
      </form>
      <ConfirmDialog
        open={stale}
        title={words.newerVersion}
        description={words.changedAnotherDevice}
        confirmLabel={words.loadNewerVersion}
        onConfirm={onReload}
        onCancel={() => setStale(false)}
      />
    </PostingContext>
  );
}

interface Props {
  listingId: number;
  userId: number;
  /** Stands by the price: what homes like it ask. */
  priceCheck: ReactNode;
}

/** One of the caller's listings, to be changed. */
export function EditForm({ listingId, userId, priceCheck }: Props) {
  const { state, answer, message, reload } = useFresh(findByUserId, {
    params: { id: listingId, userId },
  });
  return (
    <Loader state={state} {...(message && { message })} onRetry={reload}>
      {answer && (
        <Edit
          key={answer.data.updatedAt}
          detail={answer.data}
          priceCheck={priceCheck}
          onReload={reload}
        />
      )}
    </Loader>
  );
}
