import { useState } from 'react';
import { call } from '#client/lib/api.ts';
import { useCallForm } from '#client/lib/use-call-form.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { FilterChips } from '#client/ui/FilterChips.tsx';
import { PageFrame } from '#client/ui/PageFrame.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { openPerson, type PersonRecord } from '#contract/people/staff-record.ts';
import words from '#messages/people/person-record/index.ts';
import { PersonFacts } from './PersonFacts.tsx';
import { PersonNotes } from './PersonNotes.tsx';
import { RecordSections } from './RecordSections.tsx';

/** Why staff look most often. */
const reasons = () => Object.values(words.reason);

interface AskProps {
  personId: number;
  onOpen: (record: PersonRecord, reason: string) => void;
}

/** Nothing is shown before staff have said why they look. */
function AskWhy({ personId, onOpen }: AskProps) {
  const form = useCallForm(openPerson, { reason: '' });
  const { busy, take } = useStep({ form, staysOpen: true });
  const reason = form.watch('reason');
  const open = form.handleSubmit((body) =>
    take(async () => {
      const answer = await call(openPerson, { params: { personId }, body });
      onOpen(answer.data, body.reason);
      return { message: words.lookIsLogged };
    }),
  );
  return (
    <form noValidate onSubmit={(event) => void open(event)} className="card grid gap-4 p-4 sm:p-5">
      <p className="max-w-[68ch]">{words.aboutToSee({ id: personId })}</p>
      <FilterChips
        legend={words.reasons}
        values={reasons()}
        chosen={reasons().find((known) => known === reason)}
        label={(known) => known ?? words.anotherReason}
        onChoose={(known) => form.setValue('reason', known ?? '')}
      />
      <Field label={words.whyLook} error={form.formState.errors.reason?.message} required>
        <TextInput {...form.register('reason')} />
      </Field>
      <div>
        <Button type="submit" busy={busy} busyLabel={words.opening}>
          {words.openRecord}
        </Button>
      </div>
    </form>
  );
}

/** Everything staff may see of a person, on one page. */
export function PersonPage({ personId }: { personId: number }) {
  const [opened, setOpened] = useState<{ record: PersonRecord; reason: string }>();
  const readAgain = async (reason: string) => {
    const { data } = await call(openPerson, { params: { personId }, body: { reason } });
    setOpened({ record: data, reason });
  };
  return (
    <PageFrame
      heading={opened ? opened.record.name : words.personOfNumber({ id: personId })}
      back={{ href: '/Admin/Users', label: words.users }}
      action={{ href: `/Admin/Audit?person=${personId}`, label: words.auditLog }}
    >
      {opened ? (
        <>
          <div className="grid gap-4 xl:grid-cols-2">
            <PersonFacts record={opened.record} />
            <PersonNotes
              personId={personId}
              notes={opened.record.notes}
              onAdded={() => void readAgain(opened.reason)}
            />
          </div>
          <RecordSections sections={opened.record.sections} />
        </>
      ) : (
        <AskWhy personId={personId} onOpen={(record, reason) => setOpened({ record, reason })} />
      )}
    </PageFrame>
  );
}
