import { toast } from 'sonner';
import { useSWRConfig } from 'swr';
import { callQuietly } from '#client/lib/api.ts';
import { isAnswerKey } from '#client/lib/kept-answers.ts';
import type { ResponseOf } from '#contract/lib/endpoint.ts';
import { getNotifications, readNotifications } from '#contract/people/notifications.ts';
import words from '#messages/people/bell/index.ts';
import { withRead } from './merge.ts';

type Page = ResponseOf<typeof getNotifications>;

/** Marks notifications read here, in the bell and at the server; false when the server did not take it. */
export function useMarkRead() {
  const { mutate } = useSWRConfig();
  /** The bell's page and those of every kind. */
  const isPage = (key: unknown) => isAnswerKey(key) && key.name === getNotifications.name;
  const change = (next: (page: Page) => Page) =>
    mutate<Page>(isPage, (page) => page && next(page), { revalidate: false });

  return async (ids?: number[]): Promise<boolean> => {
    change((page) => {
      const data = withRead(page.data, ids);
      const newlyRead = data.filter(({ read }, i) => read !== page.data[i]?.read).length;
      return { ...page, data, unread: ids ? page.unread - newlyRead : 0 };
    });
    try {
      const { data } = await callQuietly(readNotifications, { body: ids ? { ids } : {} });
      change((page) => ({ ...page, unread: data.unread }));
      return true;
    } catch {
      toast.error(words.notMarked);
      mutate(isPage);
      return false;
    }
  };
}
