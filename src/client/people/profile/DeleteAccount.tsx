import { useState } from 'react';
import { call } from '#client/lib/api.ts';
import { forgetCopies } from '#client/lib/copies.ts';
import { showErrors } from '#client/lib/form-errors.ts';
import { clearEverything } from '#client/lib/session.ts';
import { expectSessionEnd } from '#client/lib/session-ended.ts';
import { untilNextPage } from '#client/lib/until-next-page.ts';
import { useCallForm } from '#client/lib/use-call-form.ts';
import { PasskeyInstead } from '#client/people/security/PasskeyInstead.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { PasswordInput } from '#client/ui/PasswordInput.tsx';
import { deleteAccount } from '#contract/people/profile.ts';
import checksWords from '#messages/people/checks/index.ts';
import words from '#messages/people/identity/index.ts';
import profileWords from '#messages/people/profile/index.ts';

const GOES = () => [
  checksWords.nameEMail,
  checksWords.whatSayYourself,
  checksWords.identityChecksTheir,
  checksWords.favouritesNotificationsTheir,
  checksWords.whatLeftPackages,
];
const STAYS = () => [
  checksWords.recordsDealsPayments,
  checksWords.invoicesTheyIssued,
  checksWords.logWhatDone,
  checksWords.listingsOffMarket,
];

function WhatHappens() {
  return (
    <div className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-2">
      <div>
        <p className="font-semibold">{profileWords.goesForGood}</p>
        <ul className="list-disc pl-5">
          {GOES().map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <div>
        <p className="font-semibold">{profileWords.thisStays}</p>
        <ul className="list-disc pl-5">
          {STAYS().map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function ConfirmDeletion({ email, onCancel }: { email: string; onCancel: () => void }) {
  const form = useCallForm(deleteAccount, { password: '' });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    try {
      await call(deleteAccount, { body });
      expectSessionEnd();
      clearEverything();
      await forgetCopies();
      location.assign('/');
      // The button stays busy until the next page is there.
      await untilNextPage();
    } catch (error) {
      showErrors(form, error);
    }
  });
  return (
    <FormDialog
      title={profileWords.deleteTitle}
      description={profileWords.cannotUndo}
      cancelLabel={checksWords.keepMyAccount}
      submitLabel={checksWords.deleteMyAccount}
      busyLabel={profileWords.deleting}
      busy={isSubmitting}
      danger
      onSubmit={submit}
      onClose={onCancel}
    >
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <Field label={words.yourPassword} required error={errors.password?.message}>
        <PasswordInput {...form.register('password')} />
      </Field>
      {/* What cannot be undone is begun by its own button alone. */}
      <PasskeyInstead onConfirmed={(password) => form.setValue('password', password)} />
    </FormDialog>
  );
}

/** Says what goes and what stays before it asks for the password. */
export function DeleteAccount({ email }: { email: string }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <WhatHappens />
      <Button variant="danger" className="mt-2" onClick={() => setAsking(true)}>
        {profileWords.deleteMine}
      </Button>
      {asking && <ConfirmDeletion email={email} onCancel={() => setAsking(false)} />}
    </>
  );
}
