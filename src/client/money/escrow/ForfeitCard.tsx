import { AccountField } from '#client/deals/deal/AccountField.tsx';
import { inFull } from '#client/deals/deal/in-full.ts';
import { call } from '#client/lib/api.ts';
import { useCallForm } from '#client/lib/use-call-form.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Button } from '#client/ui/Button.tsx';
import { Section } from '#client/ui/Section.tsx';
import { claimForfeit } from '#contract/money/escrow-steps.ts';
import dealPaymentsWords from '#messages/money/deal-payments/index.ts';
import words from '#messages/money/escrow/index.ts';

interface Props {
  bookingId: number;
  forfeited: number;
  userId: number;
}

/** What a buyer who cancelled late left to the owner, and the way to have it. */
export function ForfeitCard({ bookingId, forfeited, userId }: Props) {
  const form = useCallForm(claimForfeit, {});
  const { busy, take } = useStep({ form });
  const submit = form.handleSubmit(async (body) => {
    const step = () => call(claimForfeit, { params: { id: bookingId }, body });
    await take(step);
  });
  return (
    <Section
      title={dealPaymentsWords.yours({ inFull: inFull(forfeited) })}
      titleId="forfeit"
      className="card grid gap-3 p-5"
    >
      <p>{words.leftToYou}</p>
      <form noValidate className="grid max-w-md gap-3" onSubmit={(event) => void submit(event)}>
        <AccountField
          userId={userId}
          error={form.formState.errors.bankAccountId?.message}
          field={form.register('bankAccountId')}
        />
        <Button type="submit" className="w-fit" busy={busy}>
          {words.sendToBank}
        </Button>
      </form>
    </Section>
  );
}
