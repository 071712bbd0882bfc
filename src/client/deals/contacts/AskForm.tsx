import { useIntroduction } from '#client/homes/wishes/use-introduction.ts';
import { WishesHint } from '#client/homes/wishes/WishesHint.tsx';
import { call } from '#client/lib/api.ts';
import { useCallForm } from '#client/lib/use-call-form.ts';
import { dropDraft, readDraft, useDraft } from '#client/lib/use-draft.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { MESSAGE, requestContact } from '#contract/deals/contact-steps.ts';
import type { PostedBy } from '#domain/homes/listing.ts';

/** The buyer's message to an owner whose number they would like. */
export function AskForm({ listingId, postedBy }: { listingId: number; postedBy: PostedBy }) {
  const draft = `ask ${listingId}`;
  const kept = readDraft<{ message: string }>(draft);
  const form = useCallForm(requestContact, {
    propertyid: listingId,
    message: kept?.message ?? '',
  });
  useDraft(draft, form);
  const wishes = useIntroduction(form, 'message');
  const { errors } = form.formState;
  const { busy, take } = useStep({ form, staysOpen: true });
  const send = form.handleSubmit((body) =>
    take(async () => {
      const answer = await call(requestContact, { body });
      dropDraft(draft);
      return answer;
    }),
  );
  return (
    <form onSubmit={send} noValidate className="grid gap-4">
      <Field
        label="Your message"
        help={`Who you are, when you would move, what you want to know: ${MESSAGE.least} to ${MESSAGE.most} characters, no phone number or e-mail address.`}
        error={errors.message?.message}
        required
      >
        <TextArea rows={4} {...form.register('message')} />
      </Field>
      <WishesHint wishes={wishes} />
      <Button type="submit" busy={busy} busyLabel="Sending…" className="justify-self-start">
        Ask for the {postedBy}’s number
      </Button>
    </form>
  );
}
