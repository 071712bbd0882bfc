import { useCall } from '#client/lib/use-call.ts';
import { listDuties } from '#contract/dashboard.ts';
import type { SidebarItem } from '#domain/sidebar.ts';
import { UNREAD_EVERY_MS } from './UnreadLink.tsx';

/** How much waits for somebody behind each way of their rail. */
export function useWaiting(): (to: SidebarItem['to']) => number {
  // Time makes things due, and staff’s queues have no parties: nobody tells of either.
  const { answer } = useCall(listDuties, {}, { refreshInterval: UNREAD_EVERY_MS });
  const counts = answer?.data.counts;
  return (to) => counts?.[to] ?? 0;
}
