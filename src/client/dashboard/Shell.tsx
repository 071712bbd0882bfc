import { Search } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { buttonLook } from '#client/ui/classes.ts';
import words from '#messages/people/shell/index.ts';
import { Bell } from './Bell.tsx';
import { BottomBar } from './BottomBar.tsx';
import { followChanges } from './follow-changes.ts';
import { AllMenus, AnalysisButton, HeaderMenus } from './HeaderMenus.tsx';
import { KycBanner } from './KycBanner.tsx';
import { MessagesLink } from './MessagesLink.tsx';
import { PostProperty } from './PostProperty.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';
import { Rail } from './Rail.tsx';

function Mark() {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <path d="M3 14.5 16 4l13 10.5V28H3Z" fill="var(--brand)" />
      <path d="M11 28v-7a5 5 0 0 1 10 0v7Z" fill="var(--accent)" />
    </svg>
  );
}

/** What stands around every page of the app. */
export function Shell({ children }: { children: ReactNode }) {
  useEffect(() => followChanges(), []);
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className={buttonLook(
          'primary',
          'absolute left-4 top-2 z-50 -translate-y-20 focus:translate-y-0',
        )}
      >
        {words.skip}
      </a>
      <header className="sticky top-0 z-30 border-b border-line bg-surface print:hidden">
        <div className="page flex h-16 items-center gap-2">
          <a
            href="/"
            className="mr-auto flex items-center gap-2 no-underline xl:mr-2"
            aria-label={words.toHome}
          >
            <Mark />
            <span className="text-lg font-bold tracking-tight max-sm:hidden">Propertysearch</span>
          </a>
          <HeaderMenus />
          <span className="mr-auto max-xl:hidden" />
          <AnalysisButton />
          <a
            href="/PropertyListHome"
            className="grid size-11 place-items-center rounded-control hover:bg-sunk max-sm:hidden"
            aria-label={words.searchHomes}
          >
            <Search aria-hidden="true" className="size-5" />
          </a>
          <MessagesLink />
          <Bell />
          <PostProperty />
          <ProfileMenu />
          <AllMenus />
        </div>
      </header>
      <div className="page flex flex-1 gap-8">
        <Rail />
        <main id="main" tabIndex={-1} className="min-w-0 flex-1 py-6 max-lg:pb-24">
          <KycBanner />
          {children}
        </main>
      </div>
      <BottomBar />
    </div>
  );
}
