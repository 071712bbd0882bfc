import { Engagement } from '#client/dashboard/work/Engagement.tsx';
import type { PageProps } from '#client/lib/page.ts';
import { useListQuery } from '#client/lib/use-list-query.ts';
import { MyEngagements } from '#client/professionals/engagements/MyEngagements.tsx';
import { ReportCard } from '#client/professionals/evaluators/ReportCard.tsx';
import { LawyerWork } from '#client/professionals/lawyers/LawyerWork.tsx';
import { PageFrame } from '#client/ui/PageFrame.tsx';
import words from '#messages/people/desk/index.ts';

const EVERY = {
  href: '/HiredAgents/0',
  get label() {
    return words.allMyProperties;
  },
  look: 'link',
} as const;

/** Whom the caller has hired, for one property or with 0 for all; one piece of work of them opened. */
export function HiredAgents({ params, userId }: PageProps) {
  const { read } = useListQuery();
  const propertyId = Number(params.id) || 0;
  const engagementId = Number(read('engagement')) || 0;
  const path = `/HiredAgents/${propertyId}`;
  if (engagementId <= 0) {
    return (
      <PageFrame heading={words.whomIHired} action={propertyId > 0 ? EVERY : undefined}>
        <MyEngagements
          propertyId={propertyId}
          side="client"
          hrefOf={(id) => `${path}?engagement=${id}`}
        />
      </PageFrame>
    );
  }
  return (
    <PageFrame
      heading={words.hiredWork}
      action={{ href: path, label: words.allIHired, look: 'link' }}
    >
      <Engagement engagementId={engagementId} userId={userId}>
        {({ profession }) => (
          <>
            {profession === 'lawyer' && <LawyerWork engagementId={engagementId} />}
            {profession === 'evaluator' && <ReportCard engagementId={engagementId} />}
          </>
        )}
      </Engagement>
    </PageFrame>
  );
}
