import { useSearchParams } from 'wouter';
import type { PageProps } from '#client/lib/page.ts';
import { FilterChips } from '#client/ui/FilterChips.tsx';
import { Tabs } from '#client/ui/Tabs.tsx';
import { KIND_LABEL, kindsFor, NOTIFICATION_KINDS } from '#domain/people/notification.ts';
import words from '#messages/people/bell/index.ts';
import { NotificationList } from './NotificationList.tsx';
import { NotificationSettings } from './NotificationSettings.tsx';

const TABS = ['list', 'settings'] as const;

/** What has happened, and how one is told; tab and filter stand in the address. */
export function Notifications({ userId, userRole }: Pick<PageProps, 'userId' | 'userRole'>) {
  const [query, setQuery] = useSearchParams();
  const tab = TABS.find((known) => known === query.get('tab')) ?? 'list';
  const kind = NOTIFICATION_KINDS.find((known) => known === query.get('kind'));
  const show = (next: Record<string, string>) => setQuery(next, { replace: true });
  return (
    <Tabs
      label={words.notifications}
      value={tab}
      onChange={(next) => show(next === 'list' ? {} : { tab: next })}
      tabs={[
        {
          value: 'list',
          label: words.all,
          content: (
            <div className="grid gap-4">
              <FilterChips
                legend={words.showOnly}
                values={kindsFor(userRole)}
                chosen={kind}
                label={(each) => (each ? KIND_LABEL[each] : words.everything)}
                onChoose={(next) => show(next ? { kind: next } : {})}
              />
              <NotificationList
                key={kind ?? ''}
                userId={userId}
                kind={kind}
                onEveryKind={() => show({})}
              />
            </div>
          ),
        },
        {
          value: 'settings',
          label: words.settings,
          content: <NotificationSettings userId={userId} />,
        },
      ]}
    />
  );
}
