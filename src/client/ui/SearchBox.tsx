import { Search } from 'lucide-react';
import { useState } from 'react';
import kitWords from '#messages/lib/kit/index.ts';
import { Button } from './Button.tsx';
import { TextInput } from './TextInput.tsx';

interface Props {
  /** What is looked through: "Search your leads". */
  label: string;
  placeholder: string;
  value: string;
  onSearch: (words: string) => void;
}

/** Looks through a list for words. */
export function SearchBox({ label, placeholder, value, onSearch }: Props) {
  const [typed, setTyped] = useState(value);
  return (
    <search>
      <form
        className="flex gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(typed.trim());
        }}
      >
        <TextInput
          type="search"
          aria-label={label}
          placeholder={placeholder}
          maxLength={80}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            // Emptied by its cross, or by hand: all of them again.
            if (target.value === '' && value !== '') onSearch('');
          }}
        />
        <Button type="submit" variant="quiet" icon={Search}>
          {kitWords.search}
        </Button>
      </form>
    </search>
  );
}
