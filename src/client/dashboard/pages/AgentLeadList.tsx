import { useLocation } from 'wouter';
import { Engagement } from '#client/dashboard/work/Engagement.tsx';
import { useHashTab } from '#client/lib/use-hash-tab.ts';
import { useListQuery } from '#client/lib/use-list-query.ts';
import { MyEngagements } from '#client/professionals/engagements/MyEngagements.tsx';
import { LeadDesk } from '#client/professionals/leads/LeadDesk.tsx';
import { LeadPool } from '#client/professionals/leads/LeadPool.tsx';
import { LeadView } from '#client/professionals/leads/LeadView.tsx';
import { Report } from '#client/professionals/leads/Report.tsx';
import { Tasks } from '#client/professionals/leads/Tasks.tsx';
import { MessageButton } from '#client/talk/messenger/MessageButton.tsx';
import { PageFrame } from '#client/ui/PageFrame.tsx';
import { Tabs } from '#client/ui/Tabs.tsx';

const PATH = '/AgentLeadList';
const TABS = ['leads', 'tasks', 'work', 'report', 'buy'] as const;

const NO_WORK = {
  title: 'Nobody has asked you yet',
  text: 'Owners and buyers find you in the directory by your profile: where you work, your fee, your reviews.',
  href: '/MyProfile',
  label: 'See my profile',
};

/** The parts of an agent's desk. */
function Desk({ userId }: { userId: number }) {
  const [tab, setTab] = useHashTab(TABS);
  const [, navigate] = useLocation();
  return (
    <Tabs
      label="Your desk"
      value={tab}
      onChange={setTab}
      tabs={[
        { value: 'leads', label: 'Leads', content: <LeadDesk userId={userId} /> },
        { value: 'tasks', label: 'Tasks', content: <Tasks /> },
        {
          value: 'work',
          label: 'Requests and work',
          content: (
            <MyEngagements
              side="professional"
              propertyId={0}
              hrefOf={(id) => `${PATH}?engagement=${id}`}
              empty={NO_WORK}
            />
          ),
        },
        { value: 'report', label: 'Report', content: <Report /> },
        {
          value: 'buy',
          label: 'Buy leads',
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
    return (
      <PageFrame
        heading="Work for a client"
        back={{ href: `${PATH}#work`, label: 'All requests and work' }}
      >
        <Engagement engagementId={engagementId} userId={userId} />
      </PageFrame>
    );
  }
  if (leadId > 0) {
    return (
      <PageFrame heading="Lead" back={{ href: PATH, label: 'All leads' }}>
        <LeadView
          leadId={leadId}
          message={(kind, id) => (
            <MessageButton kind={kind} id={id}>
              Message
            </MessageButton>
          )}
        />
      </PageFrame>
    );
  }
  return (
    <PageFrame heading="Leads">
      <Desk userId={userId} />
    </PageFrame>
  );
}
