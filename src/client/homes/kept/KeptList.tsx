import { useStore } from '@nanostores/react';
import { Folder, Heart } from 'lucide-react';
import { CardList } from '#client/homes/listing/CardList.tsx';
import { CompareBar } from '#client/homes/listing/CompareBar.tsx';
import { isInStep } from '#client/homes/listing/favourite-sync.ts';
import { $favoriteProperties } from '#client/homes/listing/kept.ts';
import { callForFile } from '#client/lib/api.ts';
import { useCall } from '#client/lib/use-call.ts';
import { useListQuery } from '#client/lib/use-list-query.ts';
import { DownloadButton } from '#client/ui/DownloadButton.tsx';
import { Field } from '#client/ui/Field.tsx';
import { Select } from '#client/ui/Select.tsx';
import { favouritesCsv, listFavouriteFolders } from '#contract/homes/favourite-folders.ts';
import { findByFavourite } from '#contract/homes/favourites.ts';
import words from '#messages/homes/favourites/index.ts';
import { FolderBar } from './FolderBar.tsx';
import { KeptCard } from './KeptCard.tsx';
import { inOrder, KEPT_ORDERS } from './kept-order.ts';

const nothing = () => ({ icon: Heart, title: words.empty, text: words.emptyText });

const nothingIn = (folder: string) => ({
  icon: Folder,
  title: words.emptyFolder({ folder }),
  text: words.emptyFolderText,
});

/** Every home somebody keeps, in the order they choose; the last kept first unless they do. */
export function KeptList({ userId }: { userId: number }) {
  const list = useCall(findByFavourite, { params: { id: userId } });
  const ids = useStore($favoriteProperties);
  // Until this device has the server's list, what the server says is all there is.
  const kept = (list.answer?.data ?? []).filter(
    ({ propertydata }) => !isInStep(userId) || ids.includes(propertydata.id),
  );
  const query = useListQuery();
  const order = KEPT_ORDERS.find((known) => known === query.read('sort')) ?? 'kept';
  const folders = useCall(listFavouriteFolders).answer?.data ?? [];
  const folder = folders.find(({ id }) => String(id) === query.read('folder'));
  const shown = folder ? kept.filter(({ folderId }) => folderId === folder.id) : kept;
  return (
    <>
      {(kept.length > 0 || folders.length > 0) && (
        <FolderBar
          folders={folders}
          chosen={folder}
          onChoose={(id) => query.filter('folder', id)}
        />
      )}
      {kept.length > 1 && (
        <div className="flex flex-wrap items-end justify-between gap-3">
          <Field label={words.order} className="w-full sm:w-64">
            <Select
              value={order}
              onChange={({ target }) => query.filter('sort', target.value)}
              options={KEPT_ORDERS.map((value) => ({ value, label: words.orders[value] }))}
            />
          </Field>
          <DownloadButton file={() => callForFile(favouritesCsv)} fileName="kept-homes.csv">
            {words.download}
          </DownloadButton>
        </div>
      )}
      <CardList
        call={list}
        items={inOrder(shown, order)}
        label={folder ? words.homesIn({ folder: folder.name }) : words.homesYouKeep}
        empty={folder ? nothingIn(folder.name) : nothing()}
        footer={<CompareBar />}
      >
        {(one) => <KeptCard kept={one} folders={folders} userId={userId} />}
      </CardList>
    </>
  );
}
