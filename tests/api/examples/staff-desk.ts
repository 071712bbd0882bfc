import { staffFilters } from '#server/db/schema/index.ts';
import { aMember, type Example } from '#tests/api/world.ts';
import { stored } from '#tests/builders/index.ts';
import { aLicence } from './licences.ts';

const A_JOB = '7a0d9d0e-3f0f-4a55-9d5a-1f6a54a3c001';

export const staffDeskExamples: Record<string, Example> = {
  listInbox: () => ({ path: '/api/admin/inbox?whose=free&sort=oldest' }),
  countInbox: () => ({ path: '/api/admin/inbox/counts' }),
  getStaffListCsv: () => ({ path: '/api/admin/lists/people/csv?filter=q%3Dasha' }),
  getInboxCsv: () => ({ path: '/api/admin/inbox/csv?queue=licence' }),
  assignWork: async (world) => ({
    path: `/api/admin/inbox/licence/${(await aLicence(world)).id}/assign`,
    body: { to: (await aMember(world, { role: 'admin' })).id, seen: null },
  }),
  listStaffFilters: () => ({ path: '/api/admin/filters?list=/Admin/Inbox' }),
  saveStaffFilter: () => ({
    path: '/api/admin/filters',
    body: { list: '/Admin/Inbox', name: 'Overdue', query: 'overdue=true' },
  }),
  removeStaffFilter: async (world, { id }) => {
    const filter = stored(
      await world.context.db
        .insert(staffFilters)
        .values({ staffId: id, list: '/Admin/Inbox', name: 'Mine', query: 'whose=mine' })
        .returning(),
    );
    return { path: `/api/admin/filters/${filter.id}` };
  },
  getOperations: () => ({ path: '/api/admin/operations' }),
  retryJob: (world) => {
    world.context.jobs = { retry: async () => true, cancel: async () => true };
    return { path: `/api/admin/operations/jobs/housekeeping/${A_JOB}/retry` };
  },
  cancelJob: (world) => {
    world.context.jobs = { retry: async () => true, cancel: async () => true };
    return { path: `/api/admin/operations/jobs/housekeeping/${A_JOB}/cancel` };
  },
  openPerson: async (world) => ({
    path: `/api/admin/people/${(await aMember(world)).id}/open`,
    body: { reason: 'They wrote to us about a payment.' },
  }),
  addStaffNote: async (world) => ({
    path: `/api/admin/people/${(await aMember(world)).id}/notes`,
    body: { text: 'Called; will send a clearer picture.' },
  }),
};
