import { type PageRow, page } from '#client/lib/page.ts';
import type { AppPath } from '#domain/routes.ts';

export const PROFESSIONALS_PAGES = {
  '/AssignedProperties': page(
    async () => (await import('./agent-desk/AssignedAndOffers.tsx')).AssignedAndOffers,
  ),
  '/BookedPropertiesByAgent': page(
    async () => (await import('./agent-desk/BookedByAgent.tsx')).BookedByAgent,
  ),
  '/PropertyVisitors': page(async () => (await import('./agent-desk/Visitors.tsx')).Visitors),
  '/AgentReviews': page(async () => (await import('./reviews/Reviews.tsx')).Reviews, {
    props: ({ userId }) => ({ personId: userId, own: true }),
  }),
  '/LawyerLeadList': page(async () => (await import('./lawyers/LeadList.tsx')).LeadList, {
    action: { href: '/DocumentUploadByLawyer', label: 'Upload documents', look: 'link' },
  }),
  '/DocumentUploadByLawyer': page(
    async () => (await import('./lawyers/UploadDesk.tsx')).UploadDesk,
  ),
  '/EvaluatorLeadList': page(async () => (await import('./evaluators/LeadList.tsx')).LeadList),
  '/Admin/Disputes': page(async () => (await import('./engagements/Disputes.tsx')).Disputes),
  '/Admin/Reports': page(async () => (await import('./reviews/ReportQueue.tsx')).ReportQueue),
} satisfies Partial<Record<AppPath, PageRow>>;
