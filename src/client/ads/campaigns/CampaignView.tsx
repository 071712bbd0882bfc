import type { ReactNode } from 'react';
import { HistoryList } from '#client/deals/deal/HistoryList.tsx';
import { Section } from '#client/ui/Section.tsx';
import type { CampaignDetail } from '#contract/ads/campaign-fields.ts';
import words from '#messages/ads/campaign-desk/index.ts';
import { CampaignFacts } from './CampaignFacts.tsx';
import { eventWords } from './labels.ts';
import { NextStep } from './NextStep.tsx';
import { PictureForm } from './PictureForm.tsx';
import { Previews } from './Previews.tsx';
import { Report } from './Report.tsx';

interface Props {
  campaign: CampaignDetail;
  isStaff: boolean;
  checkout: ReactNode;
}

export function CampaignView({ campaign, isStaff, checkout }: Props) {
  const { state, format, media, orderId, places, timeline } = campaign;
  const picture = !isStaff && state === 'draft' && format !== 'video' && (
    <PictureForm campaign={campaign} />
  );
  return (
    <div className="grid grid-cols-1 gap-6">
      {!isStaff && <NextStep campaign={campaign} />}
      {!isStaff && state === 'approved' && checkout}
      {!media && picture}
      {orderId !== null && <Report campaign={campaign} />}
      <Section
        title={words.whatVisitorsSee}
        titleId="preview"
        size="lg"
        className="grid grid-cols-1 gap-3"
      >
        <Previews ad={campaign} places={places} />
      </Section>
      {media && picture}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <CampaignFacts campaign={campaign} />
        <section aria-labelledby="history" className="card p-4 sm:p-5">
          <h2 id="history" className="mb-4 text-lg">
            {words.history}
          </h2>
          <HistoryList entries={timeline} wordsOf={eventWords} />
        </section>
      </div>
    </div>
  );
}
