import { useStore } from '@nanostores/react';
import { Scale } from 'lucide-react';
import { toast } from 'sonner';
import { Button } from '#client/ui/Button.tsx';
import words from '#messages/homes/cards/index.ts';
import { $compared, toggleForComparison } from './kept.ts';

interface Props {
  id: number;
  title: string;
  className?: string;
}

/** Puts a home up for comparison, or takes it down. */
export function CompareButton({ id, title, className }: Props) {
  const said = useStore($compared).includes(id) ? words.comparing : words.compare;
  const press = () => {
    if (!toggleForComparison(id)) toast.warning(words.fullComparison);
    else if ($compared.get().includes(id)) {
      const ids = $compared.get().join(',');
      const compare = () => location.assign(`/PropertyCampare?ids=${ids}`);
      toast(words.inComparison, { action: { label: words.compareNow, onClick: compare } });
    }
  };
  return (
    <Button
      variant="quiet"
      icon={Scale}
      aria-label={`${said}: ${title}`}
      className={className}
      onClick={press}
    >
      {said}
    </Button>
  );
}
