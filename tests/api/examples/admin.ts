import { aMember, type Example } from '#tests/api/world.ts';

export const adminExamples: Record<string, Example> = {
  listPeople: () => ({ path: '/api/admin/people?q=asha' }),
  suspendPerson: async (world) => ({
    path: `/api/admin/people/${(await aMember(world)).id}/suspend`,
    body: { reason: 'Asked for money outside.' },
  }),
  restorePerson: async (world) => ({
    path: `/api/admin/people/${(await aMember(world, { suspendedAt: new Date() })).id}/restore`,
    body: { reason: 'Cleared up by phone.' },
  }),
  listAudit: () => ({ path: '/api/admin/audit' }),
  getAuditCsv: () => ({ path: '/api/admin/audit/csv?action=session.' }),
};
