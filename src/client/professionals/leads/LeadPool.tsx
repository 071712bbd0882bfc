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
import { filled } from '#client/ui/filled.tsx';
import { PagedList } from '#client/ui/PagedList.tsx';
import { listRequirements, type Requirement, takeLead } from '#contract/professionals/lead-pool.ts';
import { ago } from '#domain/lib/time/format.ts';
import { AGENTS_A_REQUIREMENT } from '#domain/professionals/lead.ts';
import counts from '#messages/lib/counts/index.ts';
import words from '#messages/professionals/leads/index.ts';
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
          {possession && `${possession.join(words.or)} · `}
          {words.saved({
            ago: ago(since, new Date()),
            fitWords: fitWords(requirement),
            which: left === AGENTS_A_REQUIREMENT ? words.noAgentYet : words.roomMore({ left }),
          })}
        </p>
      </div>
      <Button variant="quiet" disabled={!open} onClick={() => setIsAsking(true)}>
        {words.takeLead}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={words.takeThis}
        description={words.oneLeadsUsed({ leads })}
        confirmLabel={words.takeLead}
        busyLabel={words.taking}
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
        <h2 className="text-xl">{words.leadsLeft({ leads })}</h2>
        <p className="text-muted">
          {words.theseBuyersAgreed({ agentsARequirement: AGENTS_A_REQUIREMENT })}
        </p>
        {!verified && (
          <p className="mt-2">
            {filled(words.onlyVerifiedAgents, {
              link: (
                <AppLink className="link" href="/MyProfile">
                  {words.finishKyc}
                </AppLink>
              ),
            })}
          </p>
        )}
      </div>
      <ButtonLink href="/agentLeadPayment">{words.buyLeads}</ButtonLink>
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
        noun={(count) => counts.requirements({ count })}
        empty={
          <EmptyState
            icon={HandHeart}
            title={words.noRequirementOpen}
            text={words.buyersChooseEach}
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
