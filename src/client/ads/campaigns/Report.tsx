import { ChartColumn } from 'lucide-react';
import { inFull } from '#client/deals/deal/in-full.ts';
import { useCall } from '#client/lib/use-call.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import { Section } from '#client/ui/Section.tsx';
import { Stat } from '#client/ui/Stat.tsx';
import type { CampaignDetail } from '#contract/ads/campaign-fields.ts';
import { type CampaignReport, getCampaignReport } from '#contract/ads/campaign-reports.ts';
import { groupDigits } from '#domain/lib/money.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import words from '#messages/ads/campaign-desk/index.ts';
import { DayCard } from './DayCard.tsx';
import { isToCome } from './labels.ts';
import { PlaceTable } from './PlaceTable.tsx';
import { ReportCsv } from './ReportCsv.tsx';
import { rateWords } from './rate-labels.ts';

function emptyWords(campaign: CampaignDetail): string {
  if (isToCome(campaign)) {
    return words.shownFromFigures({ startsOn: formatDate(campaign.startsOn) });
  }
  if (campaign.state === 'active') {
    return words.takesTurnsOther;
  }
  if (campaign.state === 'paused') return words.pausedSoNobody;
  return words.nobodySawBefore;
}

function Figures({ campaign, report }: { campaign: CampaignDetail; report: CampaignReport }) {
  const { total, days, places } = report;
  return (
    <>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <Stat label={words.viewsLabel} value={groupDigits(total.views)} />
        <Stat label={words.clicksWord} value={groupDigits(total.clicks)} />
        <Stat label={words.clicks100Views} value={rateWords(total.clickRate)} />
        <Stat
          label={words.spent}
          value={inFull(total.spent)}
          hint={words.of({ inFull: inFull(campaign.budget) })}
        />
      </div>
      <DayCard headLine={campaign.headLine} days={days} />
      <PlaceTable places={places} />
    </>
  );
}

/** What a paid ad has brought so far. */
export function Report({ campaign }: { campaign: CampaignDetail }) {
  const { state, answer, error, reload } = useCall(getCampaignReport, {
    params: { campaignId: campaign.id },
  });
  const report = answer?.data;
  const isEmpty = report?.total.views === 0 && report.total.clicks === 0;
  return (
    <Section
      title={words.report}
      titleId="report"
      size="lg"
      actions={report && !isEmpty ? <ReportCsv campaignId={campaign.id} /> : null}
      className="grid grid-cols-1 gap-3"
    >
      <Loader state={state} error={error} onRetry={reload}>
        {() =>
          report &&
          (isEmpty ? (
            <EmptyState icon={ChartColumn} title={words.noViewsYet} text={emptyWords(campaign)} />
          ) : (
            <Figures campaign={campaign} report={report} />
          ))
        }
      </Loader>
    </Section>
  );
}
