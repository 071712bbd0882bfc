import { AlarmClock } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { call } from '#client/lib/api.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Button } from '#client/ui/Button.tsx';
import type { LeadDetail } from '#contract/professionals/leads.ts';
import { isOpenLead } from '#domain/professionals/lead.ts';
import words from '#messages/professionals/leads/index.ts';
import { FollowUpDialog } from './FollowUpDialog.tsx';
import { LoseDialog } from './LoseDialog.tsx';
import { STEPS } from './lead-labels.ts';

interface Props {
  lead: LeadDetail;
  serverTime: string;
  children: ReactNode;
}

/** What the agent can do about a lead now. */
export function LeadSteps({ lead, serverTime, children }: Props) {
  const { id, state, followUpAt } = lead;
  const [open, setOpen] = useState<'lose' | 'followUp'>();
  const { busy, take } = useStep();
  const close = () => setOpen(undefined);
  return (
    <div className="flex flex-wrap gap-3">
      {STEPS[state].map(({ endpoint, label }, i) => (
        <Button
          key={label}
          variant={i === 0 ? 'primary' : 'quiet'}
          busy={busy}
          onClick={() => void take(() => call(endpoint, { params: { id } }))}
        >
          {label}
        </Button>
      ))}
      {children}
      {isOpenLead(state) && (
        <>
          <Button variant="quiet" icon={AlarmClock} onClick={() => setOpen('followUp')}>
            {followUpAt ? words.changeFollowUp : words.followUpWord}
          </Button>
          <Button variant="quiet" onClick={() => setOpen('lose')}>
            {words.lost}
          </Button>
        </>
      )}
      {open === 'lose' && <LoseDialog leadId={id} onClose={close} />}
      {open === 'followUp' && (
        <FollowUpDialog lead={lead} serverTime={serverTime} onClose={close} />
      )}
    </div>
  );
}
