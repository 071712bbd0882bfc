import { useCall } from '#client/lib/use-call.ts';
import { Loader } from '#client/ui/Loader.tsx';
import { evaluatorLeadDetails } from '#contract/professionals/evaluators.ts';
import words from '#messages/professionals/valuations/index.ts';
import { PropertyFacts } from './PropertyFacts.tsx';
import { ReportCard } from './ReportCard.tsx';
import { ValuationDesk } from './ValuationDesk.tsx';
import { VisitForm } from './VisitForm.tsx';
import { VisitPhotos } from './VisitPhotos.tsx';

interface Props {
  engagementId: number;
  userId: number;
}

/** What an evaluator does about a property: visit, comparables, report. */
export function EvaluatorWork({ engagementId, userId }: Props) {
  const { state, answer, error, reload } = useCall(evaluatorLeadDetails, {
    params: { id: engagementId },
  });
  const lead = answer?.data;
  return (
    <Loader state={state} error={error} onRetry={reload}>
      {() =>
        lead && (
          <>
            <ReportCard engagementId={engagementId} />
            {lead.property ? (
              <PropertyFacts property={lead.property} state={lead.state} />
            ) : (
              <p className="card p-5">{words.workAboutNo}</p>
            )}
            {lead.property && lead.state === 'working' && (
              <>
                <VisitForm lead={lead} />
                <VisitPhotos lead={lead} />
                <ValuationDesk lead={lead} property={lead.property} userId={userId} />
              </>
            )}
          </>
        )
      }
    </Loader>
  );
}
