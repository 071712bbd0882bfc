import { ListChecks, ListPlus } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import { Button } from '#client/ui/Button.tsx';
import words from '#messages/homes/shortlist/index.ts';
import { useShortlist } from './use-shortlist.ts';

interface Props {
  userId: number;
  id: number;
  title: string;
  className?: string;
}

/** Puts a home on the shortlist, or takes it off with a way back. */
export function ShortlistButton({ userId, id, title, className }: Props) {
  const { list, add, remove } = useShortlist(userId);
  const [isBusy, setIsBusy] = useState(false);
  const entry = list?.find(({ propertydata }) => propertydata.id === id);

  const label = entry ? words.shortlisted : words.shortlist;

  async function toggle() {
    setIsBusy(true);
    if (!entry) {
      if (await add(id)) toast.success(words.on);
    } else if (await remove(id)) {
      toast(words.off, {
        action: { label: words.undo, onClick: () => add(id, entry.note) },
      });
    }
    setIsBusy(false);
  }

  return (
    <Button
      variant="quiet"
      icon={entry ? ListChecks : ListPlus}
      aria-label={words.buttonOf({ label, title })}
      disabled={!list}
      busy={isBusy}
      className={className}
      onClick={toggle}
    >
      {label}
    </Button>
  );
}
