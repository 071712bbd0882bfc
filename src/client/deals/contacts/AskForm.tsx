import { posterWord } from '#client/homes/listing/poster-words.ts';
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
import bidsWords from '#messages/deals/bids/index.ts';
import words from '#messages/deals/contacts/index.ts';
import deskWords from '#messages/deals/desk/index.ts';

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
        label={words.yourMessage}
        help={words.messageHint({ least: MESSAGE.least, most: MESSAGE.most })}
        error={errors.message?.message}
        required
      >
        <TextArea rows={4} {...form.register('message')} />
      </Field>
      <WishesHint wishes={wishes} />
      <Button
        type="submit"
        busy={busy}
        busyLabel={bidsWords.sending}
        className="justify-self-start"
      >
        {deskWords.askSNumber({ postedBy: posterWord(postedBy) })}
      </Button>
    </form>
  );
}
