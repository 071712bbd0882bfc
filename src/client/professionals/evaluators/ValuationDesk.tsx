import { useState } from 'react';
import { Section } from '#client/ui/Section.tsx';
import type { EvaluatedProperty, EvaluatorLeadDetail } from '#contract/professionals/evaluators.ts';
import { openPoints } from '#domain/deals/site-visit.ts';
import { counted as countOf } from '#domain/lib/counted.ts';
import { asComparable } from '#domain/professionals/own-comparable.ts';
import { valuate } from '#domain/professionals/valuation.ts';
import words from '#messages/professionals/valuations/index.ts';
import { Comparables } from './Comparables.tsx';
import { FiguresBox } from './FiguresBox.tsx';
import { OwnComparables, useOwnComparables } from './OwnComparables.tsx';
import { ReportForm } from './ReportForm.tsx';

interface Props {
  lead: EvaluatorLeadDetail;
  property: EvaluatedProperty;
  userId: number;
}

function lacksOf({ visit }: EvaluatorLeadDetail): string | undefined {
  if (!visit) return words.saveVisitFirst;
  const open = openPoints(visit.checklist).length;
  return open > 0 ? words.checklistWithoutAnswer({ countOf: countOf(open, 'point') }) : undefined;
}

/** Comparables, what they come to, and the report. */
export function ValuationDesk({ lead, property, userId }: Props) {
  const { visit, candidates } = lead;
  const [own, setOwn] = useOwnComparables(lead.engagementId);
  const [excluded, setExcluded] = useState<ReadonlySet<number>>(new Set());
  const areaSqft = visit?.areaSqft ?? property.areaSqft;
  if (!areaSqft) {
    return (
      <Section title={words.valuation} className="card p-5">
        <p className="mt-2">{words.saveMeasuredArea}</p>
      </Section>
    );
  }
  const subject = { ...property, areaSqft };
  const chosen = candidates.filter(({ id }) => !excluded.has(id));
  const now = new Date();
  const counted = [...chosen, ...own.map((one, i) => asComparable(one, i, now))];
  const found = valuate(subject, counted);
  const reckoned = found && { low: found.low, likely: found.likely, high: found.high };
  return (
    <Section
      title={words.valuation}
      titleId="valuation"
      className="card grid grid-cols-1 gap-5 p-5"
    >
      <FiguresBox
        figures={reckoned}
        areaSqft={areaSqft}
        chosen={counted.length}
        isRent={property.listedIn === 'rent'}
      />
      <Comparables
        subject={subject}
        candidates={candidates}
        excluded={excluded}
        onExclude={setExcluded}
      />
      <OwnComparables own={own} onChange={setOwn} />
      <ReportForm
        lead={lead}
        property={property}
        own={own}
        onIssued={() => setOwn([])}
        userId={userId}
        chosen={chosen.map(({ id }) => id)}
        reckoned={reckoned}
        lacks={lacksOf(lead)}
      />
    </Section>
  );
}
