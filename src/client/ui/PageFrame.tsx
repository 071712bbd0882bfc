import type { ReactNode } from 'react';
import type { PageAction, PageHead } from '#client/lib/page.ts';
import { AppLink } from './AppLink.tsx';
import { classes } from './classes.ts';

const GAP = { 2: 'gap-2', 4: 'gap-4', 6: 'gap-6', 8: 'gap-8' };

const LOOK = { quiet: 'button button-quiet', primary: 'button button-primary', link: 'link' };

function Action({ href, label, icon: Icon, look = 'quiet' }: PageAction) {
  return (
    <AppLink className={LOOK[look]} href={href}>
      {Icon && <Icon aria-hidden="true" className="size-5" />}
      {label}
    </AppLink>
  );
}

function Head({ heading, intro, back, action }: PageHead) {
  const title = <h1 className="text-2xl">{heading}</h1>;
  const words =
    intro || back ? (
      <div className="grid justify-items-start gap-1">
        {back && (
          <AppLink className="link" href={back.href}>
            {back.label}
          </AppLink>
        )}
        {title}
        {intro && <p className="text-muted">{intro}</p>}
      </div>
    ) : (
      title
    );
  if (!action) return words;
  return (
    <div
      className={classes(
        'flex flex-wrap justify-between gap-3',
        intro ? 'items-end' : 'items-center',
      )}
    >
      {words}
      <Action {...action} />
    </div>
  );
}

/** A page of the dashboard: its heading, what goes with it, and below them the content. */
export function PageFrame({ gap, children, ...head }: PageHead & { children: ReactNode }) {
  return (
    <div className={classes('grid grid-cols-1', GAP[gap ?? 6])}>
      <Head {...head} />
      {children}
    </div>
  );
}
