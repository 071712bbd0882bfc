import { type PageProps, type PageRow, page } from '#client/lib/page.ts';
import { type DeskPath, type HirePath, PROFESSION, PROFESSIONS } from '#domain/lib/profession.ts';
import words from '#messages/people/desk/index.ts';

/** Above a page on which somebody is hired. */
export const HIRE = {
  action: {
    href: '/HiredAgents/0',
    get label() {
      return words.whomIHired;
    },
  },
};

/** Where each profession is hired, unless it has a row of its own. */
export const HIRE_PAGES = Object.fromEntries(
  PROFESSIONS.map((profession) => {
    const { path, intro } = PROFESSION[profession].hire;
    const props = ({ userId }: PageProps) => ({ userId, profession });
    return [path, page(() => import('./pages/Hire.tsx'), 'Hire', { ...HIRE, intro, props })];
  }),
) as Record<HirePath, PageRow>;

/** The desk of each, unless it has a row of its own: its requests and its work. */
export const DESK_PAGES = Object.fromEntries(
  PROFESSIONS.map((profession) => {
    const props = ({ userId }: PageProps) => ({ userId, profession });
    return [
      PROFESSION[profession].desk.path,
      page(() => import('./pages/PlainDesk.tsx'), 'PlainDesk', { ownFrame: true, props }),
    ];
  }),
) as Record<DeskPath, PageRow>;
