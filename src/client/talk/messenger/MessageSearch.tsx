import { Search, X } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { IconButton } from '#client/ui/IconButton.tsx';
import words from '#messages/talk/messenger/index.ts';

const LEAST = 2;

/** What is looked for, once it is long enough to look for. */
export function useMessageSearch() {
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  return { typed, setTyped, q: q.length < LEAST ? undefined : q };
}

interface Props {
  typed: string;
  onType: (typed: string) => void;
}

/** Looks through one’s own messages while one types. */
export function MessageSearch({ typed, onType }: Props) {
  return (
    <search className="sticky top-0 z-10 flex items-center gap-1 border-b border-line bg-raised px-3 py-2">
      <Search aria-hidden="true" className="size-5 shrink-0 text-muted" />
      <input
        type="search"
        aria-label={words.searchIn}
        placeholder={words.searchIn}
        maxLength={100}
        value={typed}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onType('')}
        className="min-h-11 min-w-0 flex-1 bg-transparent px-1 [&::-webkit-search-cancel-button]:hidden"
      />
      {typed && <IconButton label={words.clearSearch} icon={X} onClick={() => onType('')} />}
    </search>
  );
}
