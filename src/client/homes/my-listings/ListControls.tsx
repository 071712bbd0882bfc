import { LayoutList, Search, Table2 } from 'lucide-react';
import { callForFile } from '#client/lib/api.ts';
import { Button } from '#client/ui/Button.tsx';
import { DownloadButton } from '#client/ui/DownloadButton.tsx';
import { Field } from '#client/ui/Field.tsx';
import { Select } from '#client/ui/Select.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { getMyListingsCsv, MY_SORTS } from '#contract/homes/my-listings.ts';
import words from '#messages/homes/my-listings/index.ts';
import { type MyList, SORT_LABEL } from './use-my-list.ts';

/** Finds, narrows and orders the caller's listings, and takes them along as a file. */
export function ListControls({ list, userId }: { list: MyList; userId: number }) {
  const { q, listedin, sort, isTable, asked } = list;
  return (
    <div className="mb-4 flex flex-wrap items-end gap-3">
      <form
        className="flex min-w-0 flex-1 basis-full items-end gap-2 sm:basis-80"
        onSubmit={(event) => {
          event.preventDefault();
          list.filter('q', String(new FormData(event.currentTarget).get('q') ?? '').trim());
        }}
      >
        <Field label={words.findOne} className="min-w-0 flex-1">
          <TextInput
            key={q}
            name="q"
            type="search"
            defaultValue={q}
            maxLength={60}
            placeholder={words.titleSocietyLocality}
          />
        </Field>
        <Button type="submit" variant="quiet" icon={Search}>
          {words.find}
        </Button>
      </form>
      <Field label={words.forWord}>
        <Select
          value={listedin ?? ''}
          onChange={({ target }) => list.filter('listedin', target.value)}
          placeholder={words.saleRent}
          options={[
            { value: 'sell', label: words.saleWord },
            { value: 'rent', label: words.rent },
          ]}
        />
      </Field>
      <Field label={words.order}>
        <Select
          value={sort}
          onChange={({ target }) => list.filter('sort', target.value)}
          options={MY_SORTS.map((value) => ({ value, label: SORT_LABEL[value] }))}
        />
      </Field>
      <Button
        variant="quiet"
        icon={isTable ? LayoutList : Table2}
        onClick={() => list.set('view', isTable ? '' : 'table')}
      >
        {isTable ? words.showCards : words.showTable}
      </Button>
      <DownloadButton
        fileName="my-properties.csv"
        file={() => callForFile(getMyListingsCsv, { params: { id: userId }, query: asked })}
      >
        {words.csv}
      </DownloadButton>
    </div>
  );
}
