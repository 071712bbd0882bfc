import { ChevronLeft, ChevronRight } from 'lucide-react';
import { shiftMonth } from '#domain/lib/time/month.ts';
import { IconButton } from './IconButton.tsx';

interface Props {
  /** "2026-11". */
  month: string;
  onMonth: (month: string) => void;
}

/** To the month before and the next. */
export function MonthSteps({ month, onMonth }: Props) {
  return (
    <div className="flex gap-2">
      <IconButton
        label="The month before"
        icon={ChevronLeft}
        onClick={() => onMonth(shiftMonth(month, -1))}
      />
      <IconButton
        label="The next month"
        icon={ChevronRight}
        onClick={() => onMonth(shiftMonth(month, 1))}
      />
    </div>
  );
}
