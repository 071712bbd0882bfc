import { useStore } from '@nanostores/react';
import { Scale } from 'lucide-react';
import { toast } from 'sonner';
import { Button } from '#client/ui/Button.tsx';
import { $compared, toggleForComparison } from './kept.ts';

interface Props {
  id: number;
  title: string;
  className?: string;
}

/** Puts a home up for comparison, or takes it down. */
export function CompareButton({ id, title, className }: Props) {
  const words = useStore($compared).includes(id) ? 'Comparing' : 'Compare';
  const press = () => {
    if (!toggleForComparison(id)) toast.warning('Three homes are up for comparison already');
    else if ($compared.get().includes(id)) {
      const ids = $compared.get().join(',');
      const compare = () => location.assign(`/PropertyCampare?ids=${ids}`);
      toast('Up for comparison', { action: { label: 'Compare now', onClick: compare } });
    }
  };
  return (
    <Button
      variant="quiet"
      icon={Scale}
      aria-label={`${words}: ${title}`}
      className={className}
      onClick={press}
    >
      {words}
    </Button>
  );
}
