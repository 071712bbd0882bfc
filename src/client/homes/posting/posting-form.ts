import { createContext, type ReactNode, useContext } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { POSTING_AS } from '#contract/homes/listing-answers.ts';
import { type AnswerName, isAsked, isRequired, type Offer } from '#domain/homes/listing-form.ts';
import type { FormValues } from './form-values.ts';

export interface PostingForm {
  form: UseFormReturn<FormValues>;
  /** What is offered: the kind of property, for sale or for rent. */
  offer: Offer;
  /** Of what is listed already and being changed. */
  listingId?: number;
  /** Stands by the price: what homes like it ask. */
  priceCheck: ReactNode;
}

export const PostingContext = createContext<PostingForm | null>(null);

/** The form that the steps are parts of. */
export function usePosting() {
  const posting = useContext(PostingContext);
  if (!posting) throw new Error('usePosting is for the steps of a posting form');
  const { form, offer, listingId, priceCheck } = posting;
  const [possession, said] = useWatch({ control: form.control, name: ['possession', 'postedBy'] });
  const postedBy = POSTING_AS.find((known) => known === said);
  const full = { ...offer, possession, postedBy };
  return {
    form,
    listingId,
    priceCheck,
    offer: full,
    asked: (name: AnswerName) => isAsked(name, full),
    required: (name: AnswerName) => isRequired(name, full),
  };
}
