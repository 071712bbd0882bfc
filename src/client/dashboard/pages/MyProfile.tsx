import { AppLink } from '#client/dashboard/AppLink.tsx';
import { useProfile } from '#client/dashboard/session-context.ts';
import { WorkProfileForm } from '#client/features/engagements/WorkProfileForm.tsx';
import { BankAccounts } from '#client/features/kyc/BankAccounts.tsx';
import { IdentityChecks } from '#client/features/kyc/IdentityChecks.tsx';
import { KycReminder } from '#client/features/kyc/KycReminder.tsx';
import { Contact } from '#client/features/profile/Contact.tsx';
import { ParticularsForm } from '#client/features/profile/ParticularsForm.tsx';
import { PasswordForm } from '#client/features/profile/PasswordForm.tsx';
import { PhotoForm } from '#client/features/profile/PhotoForm.tsx';
import { Privacy } from '#client/features/profile/Privacy.tsx';
import { type Section, Sections } from '#client/features/profile/Sections.tsx';
import { SessionList } from '#client/features/profile/SessionList.tsx';
import { ProfilePromotion } from '#client/features/promotions/ProfilePromotion.tsx';
import { sendWithProgress } from '#client/lib/send-with-progress.ts';
import { Loader } from '#client/ui/Loader.tsx';
import { submitDocument } from '#contract/people/kyc.ts';
import type { Profile } from '#contract/people/profile.ts';
import { isProfessional } from '#domain/homes/licence.ts';
import { ROLE_LABEL } from '#domain/lib/role.ts';

function sectionsOf({ ProfileImage, Userdata: person }: Profile): Section[] {
  const { id, userrole, email } = person;
  const name = `${person.firstname} ${person.lastname}`;
  const section = (hash: string, title: string, content: Section['content']) => ({
    id: hash,
    title,
    content,
  });
  return [
    section('photo', 'Photo', <PhotoForm userId={id} name={name} image={ProfileImage} />),
    section('contact', 'Contact', <Contact person={person} />),
    ...(isProfessional(userrole)
      ? [
          section('particulars', 'Particulars', <ParticularsForm person={person} />),
          section('work', 'For clients', <WorkProfileForm />),
          section('promotion', 'Promotion', <ProfilePromotion />),
        ]
      : []),
    section(
      'kyc',
      'Identity (KYC)',
      <IdentityChecks
        userId={id}
        name={name}
        sendDocument={(file, query, onProgress) =>
          sendWithProgress(submitDocument, file, { query }, onProgress)
        }
      />,
    ),
    section('bank', 'Bank accounts', <BankAccounts userId={id} />),
    section('password', 'Password', <PasswordForm email={email} />),
    section('sessions', 'Sessions', <SessionList />),
    section(
      'notifications',
      'Notifications',
      <p>
        What you hear of, and how, is set on the{' '}
        <AppLink className="link" href="/Notification">
          notifications page
        </AppLink>
        .
      </p>,
    ),
    section('privacy', 'Privacy', <Privacy role={userrole} email={email} />),
  ];
}

function ProfilePage({ profile }: { profile: Profile }) {
  const { firstname, lastname, userrole, aadharverification, panverification } = profile.Userdata;
  return (
    <>
      <div>
        <h1 className="text-2xl">My Profile</h1>
        <p className="mt-1 text-muted">
          {firstname} {lastname} · {ROLE_LABEL[userrole]}
        </p>
      </div>
      {userrole !== 'admin' && (
        <KycReminder verification={{ aadhaar: aadharverification, pan: panverification }} />
      )}
      <Sections sections={sectionsOf(profile)} />
    </>
  );
}

export function MyProfile() {
  const { profile, state, error, reload } = useProfile();
  return (
    <div className="grid gap-6">
      {!profile && <h1 className="text-2xl">My Profile</h1>}
      <Loader state={state} message={error?.message} onRetry={reload}>
        {profile && <ProfilePage profile={profile} />}
      </Loader>
    </div>
  );
}
