import { Controller } from 'react-hook-form';
import { toast } from 'sonner';
import { refreshed } from '#client/lib/after-write.ts';
import { call } from '#client/lib/api.ts';
import { showErrors } from '#client/lib/form-errors.ts';
import { type FormOf, useCallForm } from '#client/lib/use-call-form.ts';
import { dropDraft, readDraft, useDraft } from '#client/lib/use-draft.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import type { EvaluatorLeadDetail } from '#contract/professionals/evaluators.ts';
import { saveSiteVisit } from '#contract/professionals/valuation-steps.ts';
import {
  openPoints,
  SITE_POINT_NAMES,
  SITE_POINTS,
  type SitePointName,
  VISIT_WITHIN_DAYS,
} from '#domain/deals/site-visit.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import words from '#messages/professionals/valuations/index.ts';
import { PointRow } from './PointRow.tsx';

/** The evaluator's notes from the spot; saved in parts, as the visit goes on. */
export function VisitForm({ lead }: { lead: EvaluatorLeadDetail }) {
  const { engagementId: id, visit, property } = lead;
  const draft = `site-visit-${id}`;
  const form = useCallForm(saveSiteVisit, {
    visitedOn: visit?.visitedOn ?? puneDate(new Date()),
    areaSqft: visit?.areaSqft ?? property?.areaSqft ?? undefined,
    checklist: visit?.checklist ?? {},
    note: visit?.note ?? '',
    ...readDraft<FormOf<typeof saveSiteVisit>>(draft),
  });
  useDraft(draft, form);
  const { errors, isSubmitting } = form.formState;
  const open = openPoints(form.watch('checklist') ?? {}).length;
  const submit = form.handleSubmit(async (body) => {
    try {
      toast.success((await call(saveSiteVisit, { params: { id }, body })).message);
      dropDraft(draft);
      await refreshed();
    } catch (error) {
      showErrors(form, error);
    }
  });
  return (
    <form noValidate onSubmit={submit} className="card grid grid-cols-1 gap-5 p-5">
      <h2 className="text-xl">{words.visit}</h2>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={words.dayVisit} required error={errors.visitedOn?.message}>
          <TextInput
            type="date"
            min={puneDate(new Date(), -VISIT_WITHIN_DAYS)}
            max={puneDate(new Date())}
            {...form.register('visitedOn')}
          />
        </Field>
        <Field
          label={words.measuredAreaSq({ areaKind: property?.areaKind ?? 'carpet' })}
          help={words.valuationReckoned}
          required
          error={errors.areaSqft?.message}
        >
          <TextInput
            inputMode="numeric"
            className="tabular"
            {...form.register('areaSqft', { valueAsNumber: true })}
          />
        </Field>
      </div>
      <div className="grid grid-cols-1">
        {SITE_POINT_NAMES.map((name: SitePointName) => (
          <Controller
            key={name}
            control={form.control}
            name={`checklist.${name}`}
            render={({ field }) => (
              <PointRow
                name={`point-${name}`}
                point={SITE_POINTS[name]}
                value={field.value}
                onChange={field.onChange}
              />
            )}
          />
        ))}
      </div>
      <Field label={words.whatElseSaw} error={errors.note?.message}>
        <TextArea {...form.register('note')} />
      </Field>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={isSubmitting} busyLabel={words.saving}>
          {words.saveVisit}
        </Button>
        <p className="text-sm text-muted" aria-live="polite">
          {open === 0
            ? words.everyPointAnswered
            : words.pointsStillWithout({ open, sitePointNamescount: SITE_POINT_NAMES.length })}
        </p>
      </div>
    </form>
  );
}
