import { CalendarDays, Tag } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import { useLocation, useSearchParams } from 'wouter';
import { call } from '#client/lib/api.ts';
import { createDraft, getDraft, saveDraft } from '#contract/homes/drafts.ts';
import { isAppError } from '#contract/lib/errors.ts';
import {
  isOffered,
  LISTED_IN,
  type ListedIn,
  SUBCATEGORIES,
  type Subcategory,
} from '#domain/homes/listing.ts';
import words from '#messages/homes/posting/index.ts';
import { type Choice, ChoiceCards } from './ChoiceCards.tsx';
import { conflictOf } from './conflict.ts';
import { KycDialog } from './KycDialog.tsx';

const PICTURE = 'size-12 text-brand';

const OFFERS: readonly Choice<ListedIn>[] = [
  {
    value: 'sell',
    get label() {
      return words.sell;
    },
    get detail() {
      return words.changesHandsPrice;
    },
    picture: <Tag aria-hidden="true" className={PICTURE} strokeWidth={1.5} />,
  },
  {
    value: 'rent',
    get label() {
      return words.rentOutWord;
    },
    get detail() {
      return words.somebodyLivesWorks;
    },
    picture: <CalendarDays aria-hidden="true" className={PICTURE} strokeWidth={1.5} />,
  },
];

async function draftOf(id: number, subcategory: Subcategory, listedin: ListedIn): Promise<number> {
  if (!id) return (await call(createDraft, { body: { subcategory, listedin } })).data.id;
  const { data } = await call(getDraft, { params: { draftId: id } });
  await call(saveDraft, {
    params: { draftId: id },
    body: { step: 'basics', answers: { subcategory, listedin }, updatedAt: data.updatedAt },
  });
  return id;
}

/** The second question of posting; its answer makes the draft. */
export function SelectFor() {
  const [query] = useSearchParams();
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const [needsKyc, setNeedsKyc] = useState(false);
  const kind = SUBCATEGORIES.find((known) => known === query.get('kind'));

  const choose = async (listedin: ListedIn) => {
    if (!kind) {
      navigate('/SelectPropertyType');
      return;
    }
    setBusy(true);
    try {
      const id = await draftOf(Number(query.get('draft')), kind, listedin);
      navigate(`/AddProperty?draft=${id}&step=basics`);
    } catch (error) {
      if (conflictOf(error) === 'kyc') setNeedsKyc(true);
      else toast.error(isAppError(error) ? error.message : words.didNotWork);
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <ChoiceCards
        disabled={busy}
        chosen={LISTED_IN.find((known) => known === query.get('for'))}
        onChoose={choose}
        choices={OFFERS.filter(({ value }) => !kind || isOffered(kind, value))}
      />
      <KycDialog open={needsKyc} onClose={() => setNeedsKyc(false)} />
    </>
  );
}
