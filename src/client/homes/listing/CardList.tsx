import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CallState } from '#client/lib/use-call.ts';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import words from '#messages/homes/favourites/index.ts';

interface Props<Item> {
  call: Pick<CallState<unknown>, 'state' | 'error' | 'reload'>;
  items: readonly Item[];
  label: string;
  /** Said where there is none, with the way to the search. */
  empty: { icon: LucideIcon; title: string; text: string };
  children: (item: Item) => ReactNode;
  footer?: ReactNode;
}

/** Homes as cards, in every state their list can be in. */
export function CardList<Item extends { propertydata: { id: number } }>(props: Props<Item>) {
  const { call, items, label, empty, children, footer } = props;
  const search = <ButtonLink href="/PropertyListHome">{words.search}</ButtonLink>;
  return (
    <Loader
      state={call.state}
      error={call.error}
      onRetry={call.reload}
      skeleton={<Skeleton cards={3} />}
    >
      {items.length === 0 ? (
        <EmptyState {...empty} action={search} />
      ) : (
        <ul aria-label={label} className="grid gap-6 sm:grid-cols-2 xl:grid-cols-3">
          {items.map((item) => (
            <li key={item.propertydata.id}>{children(item)}</li>
          ))}
        </ul>
      )}
      {footer}
    </Loader>
  );
}
