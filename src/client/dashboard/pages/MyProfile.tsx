import { CalendarFeed } from '#client/dashboard/CalendarFeed.tsx';
import { AreasInput } from '#client/homes/place-input/AreasInput.tsx';
import { PlaceName } from '#client/homes/place-input/PlaceName.tsx';
import { WishesForm } from '#client/homes/wishes/WishesForm.tsx';
import { sendWithProgress } from '#client/lib/send-with-progress.ts';
import { ProfilePromotion } from '#client/money/promotions/ProfilePromotion.tsx';
import { BankAccounts } from '#client/people/kyc/BankAccounts.tsx';
import { IdentityChecks } from '#client/people/kyc/IdentityChecks.tsx';
import { KycReminder } from '#client/people/kyc/KycReminder.tsx';
import { LicenceCheck } from '#client/people/licences/LicenceCheck.tsx';
import { Contact } from '#client/people/profile/Contact.tsx';
import { LanguageChoice } from '#client/people/profile/LanguageChoice.tsx';
import { ParticularsForm } from '#client/people/profile/ParticularsForm.tsx';
import { PasswordForm } from '#client/people/profile/PasswordForm.tsx';
import { PhotoForm } from '#client/people/profile/PhotoForm.tsx';
import { Privacy } from '#client/people/profile/Privacy.tsx';
import { type Section, Sections } from '#client/people/profile/Sections.tsx';
import { SessionList } from '#client/people/profile/SessionList.tsx';
import { useProfile } from '#client/people/profile/use-profile.ts';
import { SecuritySection } from '#client/people/security/SecuritySection.tsx';
import { WorkProfileForm } from '#client/professionals/engagements/WorkProfileForm.tsx';
import { AppLink } from '#client/ui/AppLink.tsx';
import { filled } from '#client/ui/filled.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import { PageFrame } from '#client/ui/PageFrame.tsx';
import { submitDocument } from '#contract/people/kyc.ts';
import type { Profile } from '#contract/people/profile.ts';
import { isMember, ROLE_LABEL } from '#domain/lib/role.ts';
import { isProfessional } from '#domain/people/licence.ts';
import deskWords from '#messages/people/desk/index.ts';
import words from '#messages/people/language/index.ts';

function sectionsOf({ ProfileImage, Userdata: person }: Profile): Section[] {
  const { id, userrole, email } = person;
  const name = `${person.firstname} ${person.lastname}`;
  const section = (hash: string, title: string, content: Section['content']) => ({
    id: hash,
    title,
    content,
  });
  return [
    section('photo', deskWords.photo, <PhotoForm name={name} image={ProfileImage} />),
    section('language', words.language, <LanguageChoice person={person} />),
    section('contact', deskWords.contact, <Contact person={person} />),
    ...(isProfessional(userrole)
      ? [
          section(
            'particulars',
            deskWords.particulars,
            <ParticularsForm
              person={person}
              areasInput={(field) => <AreasInput {...field} />}
              placeName={(at) => <PlaceName at={at} otherwise={deskWords.placeGave} />}
            />,
          ),
          section('licence', deskWords.licence, <LicenceCheck role={userrole} />),
          section('work', deskWords.clients, <WorkProfileForm />),
          section('promotion', deskWords.promotion, <ProfilePromotion />),
        ]
      : []),
    ...(isMember(userrole) ? [section('looking', deskWords.whatILook, <WishesForm />)] : []),
    section(
      'kyc',
      deskWords.identityKyc,
      <IdentityChecks
        userId={id}
        name={name}
        sendDocument={(file, query, onProgress) =>
          sendWithProgress(submitDocument, file, { query }, onProgress)
        }
      />,
    ),
    section('bank', deskWords.bankAccounts, <BankAccounts userId={id} />),
    section('password', deskWords.password, <PasswordForm email={email} />),
    section('security', deskWords.signSecurity, <SecuritySection email={email} />),
    section('sessions', deskWords.sessions, <SessionList />),
    section(
      'notifications',
      deskWords.notifications,
      <p>
        {filled(deskWords.whatHearHow, {
          link: (
            <AppLink className="link" href="/Notification">
              {deskWords.notificationsPage}
            </AppLink>
          ),
        })}
      </p>,
    ),
    ...(isMember(userrole)
      ? [
          section(
            'keys',
            deskWords.apiKeys,
            <p>
              {filled(deskWords.ownWebsiteSpreadsheet, {
                link: (
                  <AppLink className="link" href="/ApiKeys">
                    {deskWords.apiKeys}
                  </AppLink>
                ),
              })}
            </p>,
          ),
          section(
            'webhooks',
            deskWords.webhooks,
            <p>
              {filled(deskWords.systemYoursHears, {
                link: (
                  <AppLink className="link" href="/Webhooks">
                    {deskWords.webhooksWord}
                  </AppLink>
                ),
              })}
            </p>,
          ),
        ]
      : []),
    section('calendar', deskWords.calendar, <CalendarFeed />),
    section('privacy', deskWords.privacy, <Privacy role={userrole} email={email} />),
  ];
}

function Content({ profile }: { profile: Profile }) {
  const { userrole, aadharverification, panverification } = profile.Userdata;
  return (
    <>
      {userrole !== 'admin' && (
        <KycReminder verification={{ aadhaar: aadharverification, pan: panverification }} />
      )}
      <Sections sections={sectionsOf(profile)} />
    </>
  );
}

export function MyProfile() {
  const { profile, state, error, reload } = useProfile();
  const person = profile?.Userdata;
  const intro = person && `${person.firstname} ${person.lastname} · ${ROLE_LABEL[person.userrole]}`;
  return (
    <PageFrame heading={deskWords.myProfile} intro={intro}>
      <Loader state={state} error={error} onRetry={reload}>
        {profile && <Content profile={profile} />}
      </Loader>
    </PageFrame>
  );
}
