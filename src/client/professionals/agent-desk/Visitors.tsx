import { useCall } from '#client/lib/use-call.ts';
import { useHashTab } from '#client/lib/use-hash-tab.ts';
import { useListQuery } from '#client/lib/use-list-query.ts';
import { Tabs } from '#client/ui/Tabs.tsx';
import { visitorList, visitorRequests } from '#contract/professionals/agent-visitors.ts';
import words from '#messages/professionals/agent-desk/index.ts';
import { Looks } from './Looks.tsx';
import { VisitList } from './VisitList.tsx';

const TABS = ['visitors', 'requests'] as const;

/** Who looked at the agent's listings, and who comes to see them. */
export function Visitors({ userId }: { userId: number }) {
  const [tab, setTab] = useHashTab(TABS);
  const looks = useListQuery();
  const requests = useListQuery('requests');
  const params = { userId };
  const listing = Number(looks.read('listing')) || undefined;
  const month = requests.read('month');
  const on = requests.read('on');
  const list = useCall(visitorList, { params, query: { page: looks.page, listing } });
  const query = { page: requests.page, ...(month && { month }), ...(on && { on }) };
  // The calendar stays while another month is fetched, and keeps its place for the keyboard.
  const asked = useCall(visitorRequests, { params, query }, { keepPreviousData: true });
  return (
    <Tabs
      label={words.visitors}
      value={tab}
      onChange={setTab}
      tabs={[
        {
          value: 'visitors',
          label: words.visitors,
          ...(list.answer && { count: list.answer.views }),
          content: <Looks list={list} />,
        },
        {
          value: 'requests',
          label: words.visitsWord,
          ...(asked.answer && { count: asked.answer.total }),
          content: <VisitList list={asked} />,
        },
      ]}
    />
  );
}
