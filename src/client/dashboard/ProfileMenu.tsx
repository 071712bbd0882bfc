import { KeyRound, Languages, LayoutDashboard, LogOut, UserRound } from 'lucide-react';
import { useLocation } from 'wouter';
import { photoAddress } from '#client/lib/photo-address.ts';
import { useSession } from '#client/lib/session-context.ts';
import { chooseLanguage } from '#client/people/profile/choose-language.ts';
import { useProfile } from '#client/people/profile/use-profile.ts';
import { signOut } from '#client/people/session/sign-out.ts';
import { Avatar } from '#client/ui/Avatar.tsx';
import { LanguageName } from '#client/ui/LanguageName.tsx';
import { Menu } from '#client/ui/Menu.tsx';
import { ROLE_LABEL } from '#domain/lib/role.ts';
import { currentLanguage, LANGUAGES, SPOKEN, tagOf } from '#messages/lib/language.ts';
import words from '#messages/people/shell/index.ts';

export function ProfileMenu() {
  const [, navigate] = useLocation();
  const { userRole } = useSession();
  const { profile } = useProfile();
  const name = profile ? `${profile.Userdata.firstname} ${profile.Userdata.lastname}` : '';
  return (
    <Menu
      trigger={
        <button
          type="button"
          className="flex min-h-11 items-center gap-2 rounded-control px-1.5 hover:bg-sunk"
        >
          <span className="sr-only">{words.account}</span>
          <span className="sr-only md:hidden">{name}</span>
          <Avatar name={name} src={photoAddress(profile?.ProfileImage ?? null)} />
          <span className="hidden text-left leading-tight md:block">
            <span className="block max-w-40 truncate text-sm font-semibold">{name}</span>
            <span className="block text-xs text-muted">{ROLE_LABEL[userRole]}</span>
          </span>
        </button>
      }
      groups={[
        [
          {
            label: words.dashboard,
            icon: LayoutDashboard,
            onSelect: () => navigate('/UserDashboard'),
          },
          { label: words.myProfile, icon: UserRound, onSelect: () => navigate('/MyProfile') },
          {
            label: words.changePassword,
            icon: KeyRound,
            onSelect: () => navigate('/MyProfile#password'),
          },
        ],
        LANGUAGES.filter((one) => one !== currentLanguage()).map((one) => ({
          label: SPOKEN[one].name,
          shown: <LanguageName language={one} />,
          lang: tagOf(one),
          icon: Languages,
          onSelect: () => void chooseLanguage(one),
        })),
        [{ label: words.logout, icon: LogOut, onSelect: signOut }],
      ]}
    />
  );
}
