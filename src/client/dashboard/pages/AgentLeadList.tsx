import { useLocation } from 'wouter';
import { DeskEngagement, DeskWork } from '#client/dashboard/work/DeskWork.tsx';
import { useHashTab } from '#client/lib/use-hash-tab.ts';
import { useListQuery } from '#client/lib/use-list-query.ts';
import { LeadDesk } from '#client/professionals/leads/LeadDesk.tsx';
import { LeadPool } from '#client/professionals/leads/LeadPool.tsx';
import { LeadView } from '#client/professionals/leads/LeadView.tsx';
import { Report } from '#client/professionals/leads/Report.tsx';
import { Tasks } from '#client/professionals/leads/Tasks.tsx';
import { MessageButton } from '#client/talk/messenger/MessageButton.tsx';
import { PageFrame } from '#client/ui/PageFrame.tsx';
import { Tabs } from '#client/ui/Tabs.tsx';
import words from '#messages/people/desk/index.ts';

const PATH = '/AgentLeadList';
const TABS = ['leads', 'tasks', 'work', 'report', 'buy'] as const;

/** The parts of an agent's desk. */
function Desk({ userId }: { userId: number }) {
  const [tab, setTab] = useHashTab(TABS);
  const [, navigate] = useLocation();
  return (
    <Tabs
      label={words.desk}
      value={tab}
      onChange={setTab}
      tabs={[
        { value: 'leads', label: words.leads, content: <LeadDesk userId={userId} /> },
        { value: 'tasks', label: words.tasks, content: <Tasks /> },
        {
          value: 'work',
          label: words.requestsWork,
          content: <DeskWork profession="agent" />,
        },
        { value: 'report', label: words.report, content: <Report /> },
        {
          value: 'buy',
          label: words.buyLeads,
          content: <LeadPool onTaken={(id) => navigate(`${PATH}?lead=${id}`)} />,
        },
      ]}
    />
  );
}

export function AgentLeadList({ userId }: { userId: number }) {
  const { read } = useListQuery();
  const leadId = Number(read('lead')) || 0;
  const engagementId = Number(read('engagement')) || 0;
  if (engagementId > 0) {
    return <DeskEngagement engagementId={engagementId} userId={userId} back={`${PATH}#work`} />;
  }
  if (leadId > 0) {
    return (
      <PageFrame heading={words.lead} back={{ href: PATH, label: words.allLeads }}>
        <LeadView
          leadId={leadId}
          message={(kind, id) => (
            <MessageButton kind={kind} id={id}>
              {words.messageWord}
            </MessageButton>
          )}
        />
      </PageFrame>
    );
  }
  return (
    <PageFrame heading={words.leads}>
      <Desk userId={userId} />
    </PageFrame>
  );
}
