import { Bookmark, X } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { call } from '#client/lib/api.ts';
import { useCall } from '#client/lib/use-call.ts';
import { useCallForm } from '#client/lib/use-call-form.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import {
  type FilteredPage,
  listStaffFilters,
  removeStaffFilter,
  saveStaffFilter,
} from '#contract/people/staff-inbox.ts';
import { ITEM_PARAMS } from '#domain/people/staff-queue.ts';
import words from '#messages/people/staff-lists/index.ts';

type List = FilteredPage;

/** Where one is in a list, and the one thing a link opened: no filters of it. */
const NO_FILTERS = ['page', 'photos', 'after', ...ITEM_PARAMS];

function SaveDialog({ list, query, onClose }: { list: List; query: string; onClose: () => void }) {
  const form = useCallForm(saveStaffFilter, { list, query, name: '' });
  const { busy, take } = useStep({ form, onDone: onClose });
  return (
    <FormDialog
      title={words.keepThese}
      description={words.yoursAlone}
      submitLabel={words.keep}
      busyLabel={words.keeping}
      busy={busy}
      onSubmit={form.handleSubmit((body) => take(() => call(saveStaffFilter, { body })))}
      onClose={onClose}
    >
      <Field label={words.name} error={form.formState.errors.name?.message} required>
        <TextInput {...form.register('name')} />
      </Field>
    </FormDialog>
  );
}

/** Filters one has kept for a list: pressed, the list is as it was when they were kept. */
export function SavedFilters({ list }: { list: List }) {
  const [query, setQuery] = useSearchParams();
  const { answer } = useCall(listStaffFilters, { query: { list } });
  const [saving, setSaving] = useState(false);
  const { busy, take } = useStep();
  const now = new URLSearchParams(query);
  for (const name of NO_FILTERS) now.delete(name);
  const text = now.toString();
  const kept = answer?.data ?? [];
  return (
    <div className="flex flex-wrap items-center gap-2">
      {kept.map(({ id, name, query: saved }) => (
        <span key={id} className="flex items-center">
          <button
            type="button"
            className="chip min-h-11"
            aria-pressed={saved === text}
            onClick={() => setQuery(new URLSearchParams(saved))}
          >
            {name}
          </button>
          <IconButton
            label={words.forget({ name })}
            icon={X}
            disabled={busy}
            onClick={() => void take(() => call(removeStaffFilter, { params: { filterId: id } }))}
          />
        </span>
      ))}
      {text !== '' && !kept.some(({ query: saved }) => saved === text) && (
        <Button variant="quiet" icon={Bookmark} onClick={() => setSaving(true)}>
          {words.keepTheseAsk}
        </Button>
      )}
      {saving && <SaveDialog list={list} query={text} onClose={() => setSaving(false)} />}
    </div>
  );
}
