import { useLocation } from 'wouter';
import { EngagementPanel } from '../../features/engagements/EngagementPanel.tsx';
import { MyEngagements } from '../../features/engagements/MyEngagements.tsx';
import { LeadDesk } from '../../features/leads/LeadDesk.tsx';
import { LeadPool } from '../../features/leads/LeadPool.tsx';
import { LeadView } from '../../features/leads/LeadView.tsx';
import { ReviewForm } from '../../features/reviews/ReviewForm.tsx';
import { useHashTab } from '../../lib/use-hash-tab.ts';
import { useListQuery } from '../../lib/use-list-query.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { AppLink } from '../AppLink.tsx';
import { useSession } from '../session-context.ts';

const PATH = '/AgentLeadList';
const TABS = ['leads', 'work', 'buy'] as const;

const NO_WORK = {
  title: 'Nobody has asked you yet',
  text: 'Owners and buyers find you in the directory by your profile: where you work, your fee, your reviews.',
  href: '/MyProfile',
  label: 'See my profile',
};

/** The three parts of an agent's desk. */
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
        {
          value: 'work',
          label: 'Requests and work',
          content: (
            <MyEngagements
              propertyId={0}
              hrefOf={(id) => `${PATH}?engagement=${id}`}
              empty={NO_WORK}
            />
          ),
        },
        {
          value: 'buy',
          label: 'Buy leads',
          content: <LeadPool onTaken={(id) => navigate(`${PATH}?lead=${id}`)} />,
        },
      ]}
    />
  );
}

export function AgentLeadList() {
  const { userId } = useSession();
  const { read } = useListQuery();
  const leadId = Number(read('lead')) || 0;
  const engagementId = Number(read('engagement')) || 0;
  if (engagementId > 0) {
    return (
      <div className="grid grid-cols-1 gap-6">
        <div>
          <AppLink className="link" href={`${PATH}#work`}>
            All requests and work
          </AppLink>
          <h1 className="text-2xl">Work for a client</h1>
        </div>
        <EngagementPanel engagementId={engagementId} userId={userId}>
          {() => <ReviewForm subjectKind="engagement" subjectId={engagementId} />}
        </EngagementPanel>
      </div>
    );
  }
  if (leadId > 0) {
    return (
      <div className="grid grid-cols-1 gap-6">
        <div>
          <AppLink className="link" href={PATH}>
            All leads
          </AppLink>
          <h1 className="text-2xl">Lead</h1>
        </div>
        <LeadView leadId={leadId} />
      </div>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1 className="text-2xl">Leads</h1>
      <Desk userId={userId} />
    </div>
  );
}
