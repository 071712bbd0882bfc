import { useForm, useWatch } from 'react-hook-form';
import { toast } from 'sonner';
import type { z } from 'zod';
import { refreshed } from '#client/lib/after-write.ts';
import { call } from '#client/lib/api.ts';
import { failureWords } from '#client/lib/error-messages.ts';
import { schemaResolver } from '#client/lib/schema-resolver.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { Select } from '#client/ui/Select.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { offerSlots } from '#contract/deals/slots.ts';
import { isoDay, puneDayNumber } from '#domain/lib/time/pune.ts';
import visitsWords from '#messages/deals/visits/index.ts';
import { LENGTHS, lastDay, REPEATS, type SlotPlan, slotPlan, slotsOf } from './plan-slots.ts';

/** An owner offers times: some visits after each other, on one day or on several. */
export function OfferForm({ listingId }: { listingId: number }) {
  const today = puneDayNumber(new Date());
  const form = useForm<z.input<typeof slotPlan>, unknown, SlotPlan>({
    mode: 'onTouched',
    resolver: schemaResolver(slotPlan),
    defaultValues: {
      day: isoDay(today + 1),
      from: '17:00',
      until: '18:30',
      minutes: 30,
      repeat: 'once',
    },
  });
  const { register, control, formState } = form;
  const { errors, isSubmitting } = formState;
  const read = slotPlan.safeParse(useWatch({ control }));
  const count = read.success ? slotsOf(read.data).length : 0;
  const offer = form.handleSubmit(async (plan) => {
    const slots = slotsOf(plan);
    try {
      const { message } = await call(offerSlots, {
        params: { propertyId: listingId },
        body: { slots },
      });
      toast.success(message);
      await refreshed();
    } catch (error) {
      const words = failureWords(error);
      form.setError('from', { type: 'server', message: words });
    }
  });
  return (
    <form onSubmit={offer} noValidate className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={visitsWords.day} error={errors.day?.message} required>
          <TextInput type="date" min={isoDay(today)} max={lastDay(today)} {...register('day')} />
        </Field>
        <Field label={visitsWords.repeat} error={errors.repeat?.message}>
          <Select
            options={Object.entries(REPEATS).map(([value, { label }]) => ({ value, label }))}
            {...register('repeat')}
          />
        </Field>
      </div>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        <Field label={visitsWords.fromTime} error={errors.from?.message} required>
          <TextInput type="time" step={300} {...register('from')} />
        </Field>
        <Field label={visitsWords.untilTime} error={errors.until?.message} required>
          <TextInput type="time" step={300} {...register('until')} />
        </Field>
        <Field label={visitsWords.eachTakes} error={errors.minutes?.message}>
          <Select
            options={LENGTHS.map((value) => ({ value, label: `${value} minutes` }))}
            {...register('minutes')}
          />
        </Field>
      </div>
      <Button
        type="submit"
        busy={isSubmitting}
        busyLabel={visitsWords.offering}
        className="justify-self-start"
      >
        {count === 1
          ? visitsWords.offerThis
          : count
            ? visitsWords.offerThese({ count })
            : visitsWords.offerTimes}
      </Button>
    </form>
  );
}
