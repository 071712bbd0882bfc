import type { ReactNode } from 'react';
import { Loader } from '#client/ui/Loader.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import words from '#messages/people/bell/index.ts';
import { PreferenceGrid } from './PreferenceGrid.tsx';
import { PushSwitch } from './PushSwitch.tsx';
import { QuietHours } from './QuietHours.tsx';
import { useSettings } from './use-settings.ts';

interface PartProps {
  id: string;
  title: string;
  text: string;
  children: ReactNode;
}

function Part({ id, title, text, children }: PartProps) {
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <div className="grid gap-1">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        <p className="max-w-[68ch] text-muted">{text}</p>
      </div>
      {children}
    </section>
  );
}

/** Which notifications arrive, how and when. Every change is saved as it is made. */
export function NotificationSettings({ userId }: { userId: number }) {
  const { state, error, reload, settings, save } = useSettings();
  return (
    <Loader state={state} error={error} onRetry={reload} skeleton={<Skeleton lines={10} />}>
      {() =>
        settings && (
          <div className="grid gap-8">
            <Part id="settings-grid" title={words.whatReaches} text={words.eachSaved}>
              <PreferenceGrid grid={settings.grid} onChoose={(cell) => save({ grid: [cell] })} />
            </Part>
            <Part id="settings-quiet" title={words.quietHours} text={words.quietBody}>
              <QuietHours quiet={settings.quiet} onChange={(quiet) => save({ quiet })} />
            </Part>
            <Part id="settings-push" title={words.pushHere} text={words.pushBody}>
              <PushSwitch userId={userId} pushKey={settings.pushKey} />
            </Part>
          </div>
        )
      }
    </Loader>
  );
}
