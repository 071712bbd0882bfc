import { toast } from 'sonner';
import { useSWRConfig } from 'swr';
import { addressOf, call } from '#client/lib/api.ts';
import type { ResponseOf } from '#contract/lib/endpoint.ts';
import { getNotifications, readNotifications } from '#contract/people/notifications.ts';
import { withRead } from './merge.ts';

type Page = ResponseOf<typeof getNotifications>;

/** Marks notifications read here, in the bell and at the server; false when the server did not take it. */
export function useMarkRead(userId: number) {
  const { mutate } = useSWRConfig();
  const address = addressOf(getNotifications, { params: { id: userId } });
  /** The bell's page and those of every kind. */
  const isPage = (key: unknown) =>
    typeof key === 'string' && (key === address || key.startsWith(`${address}?`));
  const change = (next: (page: Page) => Page) =>
    mutate<Page>(isPage, (page) => page && next(page), { revalidate: false });

  return async (ids?: number[]): Promise<boolean> => {
    change((page) => {
      const data = withRead(page.data, ids);
      const newlyRead = data.filter(({ read }, i) => read !== page.data[i]?.read).length;
      return { ...page, data, unread: ids ? page.unread - newlyRead : 0 };
    });
    try {
      const { data } = await call(readNotifications, { body: ids ? { ids } : {} });
      change((page) => ({ ...page, unread: data.unread }));
      return true;
    } catch {
      toast.error('This could not be marked as read. Try again.');
      mutate(isPage);
      return false;
    }
  };
}
