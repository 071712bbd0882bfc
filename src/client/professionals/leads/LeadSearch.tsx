import { Search } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';

/** Looks through requirements, homes and first names. */
export function LeadSearch({
  value,
  onSearch,
}: {
  value: string;
  onSearch: (words: string) => void;
}) {
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
          aria-label="Search your leads"
          placeholder="First name, place or home"
          maxLength={80}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            // Emptied by its cross, or by hand: all of them again.
            if (target.value === '' && value !== '') onSearch('');
          }}
        />
        <Button type="submit" variant="quiet" icon={Search}>
          Search
        </Button>
      </form>
    </search>
  );
}
