import { ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import { call } from '#client/lib/api.ts';
import { useStep } from '#client/lib/use-step.ts';
import { IconButton } from '#client/ui/IconButton.tsx';
import { Menu } from '#client/ui/Menu.tsx';
import type { LeadRow } from '#contract/professionals/leads.ts';
import words from '#messages/professionals/leads/index.ts';
import { LoseDialog } from './LoseDialog.tsx';
import { STATE } from './lead-labels.ts';
import { movesFrom } from './lead-moves.ts';

/** Moves a lead to another column without dragging it. */
export function MoveMenu({ lead: { id, state, buyer } }: { lead: LeadRow }) {
  const [losing, setLosing] = useState(false);
  const { busy, take } = useStep();
  const items = movesFrom(state).map(({ to, endpoint }) => ({
    label: words.move({ title: STATE[to].title, which: endpoint ? '' : '…' }),
    disabled: busy,
    onSelect: () => {
      if (endpoint) void take(() => call(endpoint, { params: { id } }));
      else setLosing(true);
    },
  }));
  if (items.length === 0) return null;
  return (
    <>
      <Menu
        trigger={<IconButton label={words.moveTo({ buyer })} icon={ArrowLeftRight} />}
        groups={[items]}
      />
      {losing && <LoseDialog leadId={id} onClose={() => setLosing(false)} />}
    </>
  );
}
