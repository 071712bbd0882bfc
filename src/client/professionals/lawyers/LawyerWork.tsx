import { ExactPlace } from '#client/deals/deal/ExactPlace.tsx';
import { useCall } from '#client/lib/use-call.ts';
import { Loader } from '#client/ui/Loader.tsx';
import { lawyerLeadDetails } from '#contract/professionals/lawyers.ts';
import words from '#messages/professionals/lawyers/index.ts';
import { AgreementDesk } from './AgreementDesk.tsx';
import { Papers } from './Papers.tsx';
import { TitleCheck } from './TitleCheck.tsx';

/** What a lawyer does for a client: title check, papers, agreement; the client reads along. */
export function LawyerWork({ engagementId }: { engagementId: number }) {
  const { state, answer, error, reload } = useCall(lawyerLeadDetails, {
    params: { id: engagementId },
  });
  const work = answer?.data;
  return (
    <Loader state={state} error={error} onRetry={reload}>
      {() =>
        work && (
          <>
            {work.side === 'professional' && work.property?.place && (
              <section className="card p-5" aria-labelledby="where">
                <h2 id="where" className="text-lg">
                  {words.where}
                </h2>
                <ExactPlace place={work.property.place} />
              </section>
            )}
            <TitleCheck work={work} />
            <Papers work={work} />
            <AgreementDesk work={work} />
          </>
        )
      }
    </Loader>
  );
}
