import { type PageRow, page } from '#client/lib/page.ts';
import type { AppPath } from '#domain/lib/routes.ts';
import words from '#messages/people/desk/index.ts';

export const PROFESSIONALS_PAGES = {
  '/AssignedProperties': page(
    () => import('./agent-desk/AssignedAndOffers.tsx'),
    'AssignedAndOffers',
  ),
  '/BookedPropertiesByAgent': page(() => import('./agent-desk/BookedByAgent.tsx'), 'BookedByAgent'),
  '/PropertyVisitors': page(() => import('./agent-desk/Visitors.tsx'), 'Visitors'),
  '/AgentReviews': page(() => import('./reviews/Reviews.tsx'), 'Reviews', {
    props: ({ userId }) => ({ personId: userId, own: true }),
  }),
  '/LawyerLeadList': page(() => import('./lawyers/LeadList.tsx'), 'LeadList', {
    action: {
      href: '/DocumentUploadByLawyer',
      get label() {
        return words.uploadDocuments;
      },
      look: 'link',
    },
  }),
  '/DocumentUploadByLawyer': page(() => import('./lawyers/UploadDesk.tsx'), 'UploadDesk'),
  '/EvaluatorLeadList': page(() => import('./evaluators/LeadList.tsx'), 'LeadList'),
  '/Admin/Disputes': page(() => import('./engagements/AllDisputes.tsx'), 'AllDisputes'),
  '/Admin/Reports': page(() => import('./reviews/ReportQueue.tsx'), 'ReportQueue'),
} satisfies Partial<Record<AppPath, PageRow>>;
