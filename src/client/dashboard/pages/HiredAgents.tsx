import type { PageProps } from '#client/lib/page-props.ts';
import { useSession } from '#client/lib/session-context.ts';
import { useListQuery } from '#client/lib/use-list-query.ts';
import { EngagementPanel } from '#client/professionals/engagements/EngagementPanel.tsx';
import { MyEngagements } from '#client/professionals/engagements/MyEngagements.tsx';
import { ReportCard } from '#client/professionals/evaluators/ReportCard.tsx';
import { LawyerWork } from '#client/professionals/lawyers/LawyerWork.tsx';
import { ReviewForm } from '#client/professionals/reviews/ReviewForm.tsx';
import { AppLink } from '#client/ui/AppLink.tsx';

/** Whom the caller has hired, for one property or with 0 for all; one piece of work of them opened. */
export function HiredAgents({ params }: PageProps) {
  const { userId } = useSession();
  const { read } = useListQuery();
  const propertyId = Number(params.id) || 0;
  const engagementId = Number(read('engagement')) || 0;
  const path = `/HiredAgents/${propertyId}`;
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h1 className="text-2xl">{engagementId > 0 ? 'Hired work' : 'Whom I have hired'}</h1>
        {(engagementId > 0 || propertyId > 0) && (
          <AppLink className="link" href={engagementId > 0 ? path : '/HiredAgents/0'}>
            {engagementId > 0 ? 'All I have hired' : 'For all of my properties'}
          </AppLink>
        )}
      </div>
      {engagementId > 0 ? (
        <EngagementPanel engagementId={engagementId} userId={userId}>
          {({ profession }) => (
            <>
              <ReviewForm subjectKind="engagement" subjectId={engagementId} />
              {profession === 'lawyer' && <LawyerWork engagementId={engagementId} />}
              {profession === 'evaluator' && <ReportCard engagementId={engagementId} />}
            </>
          )}
        </EngagementPanel>
      ) : (
        <MyEngagements propertyId={propertyId} hrefOf={(id) => `${path}?engagement=${id}`} />
      )}
    </div>
  );
}
