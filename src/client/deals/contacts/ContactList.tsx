import { useState } from 'react';
import { Pagination } from '#client/ui/Pagination.tsx';
import type { ContactItem } from '#contract/deals/contacts.ts';
import { ContactCard, type ContactLook } from './ContactCard.tsx';

const ON_PAGE = 10;

interface Props extends ContactLook {
  items: readonly ContactItem[];
  label: string;
}

/** Requests, some at a time. */
export function ContactList({ items, label, ...look }: Props) {
  const [page, setPage] = useState(1);
  const pages = Math.max(1, Math.ceil(items.length / ON_PAGE));
  // Answering the last of a page must not leave an empty one.
  const shown = Math.min(page, pages);
  return (
    <div className="grid gap-4">
      <ul aria-label={label} className="grid gap-4">
        {items.slice((shown - 1) * ON_PAGE, shown * ON_PAGE).map((item) => (
          <li key={item.requestdata.id}>
            <ContactCard item={item} {...look} />
          </li>
        ))}
      </ul>
      <Pagination page={shown} pages={pages} onPage={setPage} />
    </div>
  );
}
