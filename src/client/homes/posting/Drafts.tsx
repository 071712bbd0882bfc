import { Trash } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import { useLocalities } from '#client/homes/place-input/use-localities.ts';
import { refreshed } from '#client/lib/after-write.ts';
import { call } from '#client/lib/api.ts';
import { useCall } from '#client/lib/use-call.ts';
import { Ago } from '#client/ui/Ago.tsx';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { filled } from '#client/ui/filled.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { Section } from '#client/ui/Section.tsx';
import { type Draft, deleteDraft, listDrafts } from '#contract/homes/drafts.ts';
import { isAppError } from '#contract/lib/errors.ts';
import { bhkLabel, hasBedrooms } from '#domain/homes/listing.ts';
import { FORM_STEPS, STEP_LABEL } from '#domain/homes/listing-form.ts';
import { KIND_LABEL } from '#domain/homes/term-labels.ts';
import words from '#messages/homes/posting/index.ts';
import { KindIcon } from './KindIcon.tsx';

function nameOf({ answers }: Draft, locality: string | undefined): string {
  const { title, subcategory = 'Flat', listedin, bedrooms } = answers;
  if (title?.trim()) return title;
  const kind = KIND_LABEL[subcategory];
  const what =
    hasBedrooms(subcategory) && Number(bedrooms)
      ? `${bhkLabel(Number(bedrooms), subcategory)} ${kind}`
      : kind;
  const offer = listedin === 'rent' ? words.rentOut : words.sale;
  const text = `${what} ${offer}${locality ? words.inWord({ locality }) : ''}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function Row({ draft, onDelete }: { draft: Draft; onDelete: () => void }) {
  const { placeOf } = useLocalities();
  const { id, step, answers, updatedAt } = draft;
  const name = nameOf(draft, placeOf(answers.localitySlug ?? '')?.label);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <KindIcon kind={answers.subcategory ?? 'Flat'} className="size-10 shrink-0" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="truncate font-semibold">{name}</p>
        <p className="text-sm text-muted">
          {filled(
            (pieces) =>
              words.stepSaved({
                ...pieces,
                formSteps: FORM_STEPS.indexOf(step) + 1,
                formStepscount: FORM_STEPS.length,
                step: STEP_LABEL[step],
              }),
            { when: <Ago at={updatedAt} /> },
          )}
        </p>
      </div>
      <div className="flex items-center gap-1 max-sm:w-full max-sm:justify-between">
        <ButtonLink href={`/AddProperty?draft=${id}`}>
          {filled(words.continueWord, {
            part: <span className="sr-only"> {words.withWord({ name })}</span>,
          })}
        </ButtonLink>
        <IconButton label={words.deleteDraft({ name })} icon={Trash} onClick={onDelete} />
      </div>
    </li>
  );
}

/** Properties whose form is not finished; nothing where there is none. */
export function Drafts() {
  const { answer } = useCall(listDrafts);
  const [deleting, setDeleting] = useState<Draft>();
  const [busy, setBusy] = useState(false);
  const drafts = answer?.data ?? [];
  if (drafts.length === 0) return null;

  const remove = async () => {
    if (!deleting) return;
    setBusy(true);
    try {
      const { message } = await call(deleteDraft, { params: { draftId: deleting.id } });
      toast.success(message);
    } catch (error) {
      toast.error(isAppError(error) ? error.message : words.draftCouldNot);
    }
    await refreshed();
    setBusy(false);
    setDeleting(undefined);
  };

  return (
    <Section title={words.notFinishedYet} titleId="drafts-title" size="lg" className="grid gap-3">
      <ul className="card divide-y divide-line">
        {drafts.map((draft) => (
          <Row key={draft.id} draft={draft} onDelete={() => setDeleting(draft)} />
        ))}
      </ul>
      <ConfirmDialog
        open={deleting !== undefined}
        danger
        title={words.deleteThis}
        description={words.whatFilledThrown}
        confirmLabel={words.deleteThe}
        busy={busy}
        busyLabel={words.deleting}
        onConfirm={remove}
        onCancel={() => setDeleting(undefined)}
      />
    </Section>
  );
}
