import { toast } from 'sonner';
import { refreshed } from '#client/lib/after-write.ts';
import { call } from '#client/lib/api.ts';
import { failureWords } from '#client/lib/error-messages.ts';
import { useCallForm } from '#client/lib/use-call-form.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { checkInVisit } from '#contract/deals/visit-steps.ts';
import type { MeetingData } from '#contract/deals/visits.ts';
import visitsWords from '#messages/deals/visits/index.ts';

/** The owner types the four digits that the buyer shows at the door. */
export function CheckInForm({ visit: { id, triesLeft } }: { visit: MeetingData }) {
  const form = useCallForm(checkInVisit, { code: '' });
  const { errors, isSubmitting } = form.formState;
  const send = form.handleSubmit(async (body) => {
    try {
      const { message } = await call(checkInVisit, { params: { visitId: id }, body });
      toast.success(message);
    } catch (error) {
      const words = failureWords(error);
      form.setError('code', { type: 'server', message: words });
    }
    await refreshed();
  });
  if (triesLeft === 0) {
    return <p className="text-bad">{visitsWords.codeFiveTimes}</p>;
  }
  return (
    <form onSubmit={send} noValidate className="flex flex-wrap items-start gap-3">
      <Field
        label={visitsWords.codeFromBuyer}
        help={visitsWords.fourDigits}
        error={errors.code?.message}
      >
        <TextInput
          className="tabular max-w-40 text-center text-xl tracking-[0.3em]"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          {...form.register('code')}
        />
      </Field>
      <Button type="submit" busy={isSubmitting} busyLabel={visitsWords.checking} className="mt-6">
        {visitsWords.checkIn}
      </Button>
    </form>
  );
}
