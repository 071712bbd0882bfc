import { HandHeart } from 'lucide-react';
import { useState } from 'react';
import { call } from '#client/lib/api.ts';
import { useList, useListCall } from '#client/lib/use-list.ts';
import { useStep } from '#client/lib/use-step.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import { Button } from '#client/ui/Button.tsx';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { PagedList } from '#client/ui/PagedList.tsx';
import { listRequirements, type Requirement, takeLead } from '#contract/professionals/leads.ts';
import { counted } from '#domain/lib/counted.ts';
import { ago } from '#domain/lib/time/format.ts';
import { AGENTS_A_REQUIREMENT } from '#domain/professionals/lead.ts';
import { fitWords } from './lead-labels.ts';

interface RowProps {
  requirement: Requirement;
  /** Whether the agent can take one up now. */
  open: boolean;
  leads: number;
  onTaken: (leadId: number) => void;
}

function Row({ requirement, open, leads, onTaken }: RowProps) {
  const { id, wants, possession, since, left } = requirement;
  const [isAsking, setIsAsking] = useState(false);
  const { busy, take } = useStep();
  const confirm = async () => {
    let leadId = 0;
    await take(async () => {
      const answer = await call(takeLead, { params: { id } });
      leadId = answer.data.leadId;
      return answer;
    });
    setIsAsking(false);
    if (leadId > 0) onTaken(leadId);
  };
  return (
    <li className="card flex flex-wrap items-center justify-between gap-3 p-4">
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="text-base font-semibold wrap-anywhere">{wants}</h3>
        <p className="text-sm text-muted">
          {possession && `${possession.join(' or ')} · `}Saved {ago(since, new Date())} ·{' '}
          {fitWords(requirement)} ·{' '}
          {left === AGENTS_A_REQUIREMENT ? 'no agent yet' : `room for ${left} more`}
        </p>
      </div>
      <Button variant="quiet" disabled={!open} onClick={() => setIsAsking(true)}>
        Take this lead
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Take this lead?"
        description={`One of your ${counted(leads, 'lead')} is used. The buyer hears that you take their search up, and you can write to them.`}
        confirmLabel="Take this lead"
        busyLabel="Taking it…"
        busy={busy}
        onConfirm={() => void confirm()}
        onCancel={() => setIsAsking(false)}
      />
    </li>
  );
}

function Purse({ leads, verified }: { leads: number; verified: boolean }) {
  return (
    <section className="card flex flex-wrap items-center justify-between gap-3 p-5">
      <div className="max-w-[60ch]">
        <h2 className="text-xl">You have {counted(leads, 'lead')} left</h2>
        <p className="text-muted">
          These buyers agreed that up to {AGENTS_A_REQUIREMENT} verified agents may offer them
          homes. You see who they are once you take one up. Their number only they can share, and
          they may end it at any time.
        </p>
        {!verified && (
          <p className="mt-2">
            Only verified agents can take one up.{' '}
            <AppLink className="link" href="/MyProfile">
              Finish your KYC
            </AppLink>
          </p>
        )}
      </div>
      <ButtonLink href="/agentLeadPayment">Buy leads</ButtonLink>
    </section>
  );
}

/** What buyers who agreed to hear from agents look for, to be taken up with a bought lead. */
export function LeadPool({ onTaken }: { onTaken: (leadId: number) => void }) {
  const { list, query, whole } = useListCall(listRequirements, useList('requirements'), {});
  const { leads = 0, verified = true } = whole?.data ?? {};
  return (
    <div className="grid grid-cols-1 gap-4">
      {whole && <Purse leads={leads} verified={verified} />}
      <PagedList
        list={list}
        {...query}
        noun={['requirement', 'requirements']}
        empty={
          <EmptyState
            icon={HandHeart}
            title="No requirement is open just now"
            text="Buyers choose for each saved search whether agents may offer them homes. Look in again soon."
          />
        }
      >
        {(requirements) => (
          <ul className="grid grid-cols-1 gap-3">
            {requirements.map((requirement) => (
              <Row
                key={requirement.id}
                requirement={requirement}
                open={verified && leads > 0}
                leads={leads}
                onTaken={onTaken}
              />
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}
