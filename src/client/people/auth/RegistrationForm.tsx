import { useMemo } from 'react';
import { call } from '#client/lib/api.ts';
import { showErrors } from '#client/lib/form-errors.ts';
import { inPageLanguage } from '#client/lib/in-page-language.ts';
import { untilNextPage } from '#client/lib/until-next-page.ts';
import { useCallForm } from '#client/lib/use-call-form.ts';
import { readDraft, useDraft } from '#client/lib/use-draft.ts';
import { Button } from '#client/ui/Button.tsx';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { Field } from '#client/ui/Field.tsx';
import { filled } from '#client/ui/filled.tsx';
import { PasswordInput } from '#client/ui/PasswordInput.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { Toaster } from '#client/ui/Toaster.tsx';
import { register } from '#contract/people/registration.ts';
import { ROLE_LABEL, SIGN_UP_ROLES } from '#domain/lib/role.ts';
import professions from '#messages/lib/professions/index.ts';
import words from '#messages/people/sign-up/index.ts';
import { keepPending, REGISTRATION } from './pending.ts';

const SECRET = ['password', 'terms'] as const;

/** Opens beside the form, which keeps what was typed. */
const Paper = ({ href, children }: { href: string; children: string }) => (
  <a className="link" href={inPageLanguage(href)} target="_blank" rel="noopener">
    {children}
  </a>
);

/** The first half of an account; codes by mail and SMS finish it. */
export function RegistrationForm() {
  const draft = useMemo(() => readDraft<{ email: string }>(REGISTRATION), []);
  const form = useCallForm(register, {
    role: 'user' as const,
    firstname: '',
    lastname: '',
    email: '',
    mobile: '',
    city: 'Pune',
    password: '',
    ...draft,
  });
  const keepNow = useDraft(REGISTRATION, form, SECRET);
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (body) => {
    try {
      const { data } = await call(register, { body });
      keepPending({ reference: data.reference, email: body.email, mobile: body.mobile });
      // The draft's own pause may not be over before the page is left.
      keepNow();
      location.assign(inPageLanguage('/MobilenoVerification'));
      await untilNextPage();
    } catch (error) {
      showErrors(form, error);
    }
  });

  return (
    <>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <fieldset className="grid gap-2">
          <legend className="mb-1 font-semibold">{words.whatFor}</legend>
          {SIGN_UP_ROLES.map((role) => (
            <label
              key={role}
              className="card flex min-h-14 cursor-pointer items-center gap-3 px-4 py-2 has-checked:border-brand has-checked:bg-brand-soft"
            >
              <input
                type="radio"
                value={role}
                className="size-5 shrink-0 accent-brand"
                {...form.register('role')}
              />
              <span>
                <span className="block font-semibold">{ROLE_LABEL[role]}</span>
                <span className="block text-sm text-muted">
                  {role === 'user' ? words.reason : professions.signUp[role]}
                </span>
              </span>
            </label>
          ))}
        </fieldset>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={words.firstName} error={errors.firstname?.message}>
            <TextInput autoComplete="given-name" {...form.register('firstname')} />
          </Field>
          <Field label={words.lastName} error={errors.lastname?.message}>
            <TextInput autoComplete="family-name" {...form.register('lastname')} />
          </Field>
        </div>
        <Field label={words.email} error={errors.email?.message} help={words.weSendCode}>
          <TextInput type="email" autoComplete="email" {...form.register('email')} />
        </Field>
        <Field label={words.mobile} error={errors.mobile?.message} help={words.indianNumber}>
          <TextInput type="tel" autoComplete="tel-national" {...form.register('mobile')} />
        </Field>
        <Field label={words.city} error={errors.city?.message}>
          <TextInput autoComplete="address-level2" {...form.register('city')} />
        </Field>
        <Field label={words.password} error={errors.password?.message} help={words.goodPassword}>
          <PasswordInput autoComplete="new-password" {...form.register('password')} />
        </Field>
        <Checkbox
          error={errors.terms?.message}
          label={filled(words.accept, {
            terms: <Paper href="/TermsOfServices">{words.terms}</Paper>,
            privacy: <Paper href="/privacy">{words.privacy}</Paper>,
          })}
          {...form.register('terms')}
        />
        <Button type="submit" busy={isSubmitting} busyLabel={words.sending}>
          {words.send}
        </Button>
        <p className="text-center text-sm">
          {filled(words.haveAccount, {
            signIn: (
              <a className="link inline-block py-2" href={inPageLanguage('/Login')}>
                {words.signIn}
              </a>
            ),
          })}
        </p>
      </form>
      <Toaster />
    </>
  );
}
