import { ChartColumn, ChevronDown, Menu as MenuIcon } from 'lucide-react';
import { CONTACT, type Menu, type MenuLink, menus } from '#client/home/menus.ts';
import { useSession } from '#client/lib/session-context.ts';
import { buttonLook } from '#client/ui/classes.ts';
import words from '#messages/lib/shell/index.ts';

const ANALYSIS = '/home/propertyAnalysis';

/** Only who may post a home is led to it; where a link leads further with a token, it does. */
function useMenus(): Menu[] {
  const { userRole } = useSession();
  const shown = ({ withToken }: MenuLink) => withToken !== '/AddProperty' || userRole === 'user';
  return menus().map((menu) => ({
    ...menu,
    groups: menu.groups.map((group) => ({ ...group, links: group.links.filter(shown) })),
  }));
}

function Groups({ groups, roomy }: Pick<Menu, 'groups'> & { roomy?: boolean }) {
  return groups.map(({ heading, links }) => (
    <div key={heading}>
      <p className="mb-1 text-sm font-semibold text-muted">{heading}</p>
      <ul>
        {links.map(({ label, href, withToken }) => (
          <li key={label}>
            <a
              href={withToken ?? href}
              className={`block no-underline hover:underline ${roomy ? 'py-2' : 'py-1'}`}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  ));
}

/** The menus of the public pages’ header, in a row. */
export function HeaderMenus() {
  return (
    <nav aria-label={words.mainNavigation} className="hidden items-center xl:flex">
      {useMenus().map(({ label, groups }, i) => (
        <div key={label}>
          <button
            type="button"
            className="rounded-control px-3 py-2 font-medium hover:bg-sunk"
            popoverTarget={`menu-${i}`}
          >
            {label}
          </button>
          <div
            popover="auto"
            id={`menu-${i}`}
            className="fixed inset-x-0 top-16 m-0 w-full border-b border-line bg-raised text-ink shadow-float"
          >
            <div className="page flex gap-16 py-6">
              <Groups groups={groups} />
            </div>
          </div>
        </div>
      ))}
      <a
        href={CONTACT.href}
        rel="noopener"
        className="whitespace-nowrap px-3 py-2 font-medium no-underline hover:underline"
      >
        {words.contactUs}
      </a>
    </nav>
  );
}

export function AnalysisButton() {
  return (
    <a href={ANALYSIS} className={buttonLook('quiet', 'max-xl:hidden')}>
      <ChartColumn size={18} aria-hidden="true" />
      {words.analysis}
    </a>
  );
}

/** The same menus on a page of their own, where there is no room for a row. */
export function AllMenus() {
  const all = useMenus();
  return (
    <>
      <button
        type="button"
        className={buttonLook('quiet', 'px-2.5 xl:hidden')}
        popoverTarget="menu-all"
        aria-label={words.menu}
      >
        <MenuIcon size={22} aria-hidden="true" />
      </button>
      <div
        popover="auto"
        id="menu-all"
        className="fixed inset-0 top-16 m-0 h-[calc(100dvh-4rem)] max-h-none w-full max-w-none overflow-y-auto bg-surface text-ink"
      >
        <nav aria-label={words.allMenus} className="page py-4">
          {all.map(({ label, groups }) => (
            <details key={label} className="group border-b border-line" name="menus">
              <summary className="flex min-h-12 items-center justify-between py-2 text-lg font-semibold">
                {label}
                <ChevronDown
                  size={22}
                  className="text-muted group-open:rotate-180"
                  aria-hidden="true"
                />
              </summary>
              <div className="grid grid-cols-2 gap-6 pb-4">
                <Groups groups={groups} roomy />
              </div>
            </details>
          ))}
          <a href={ANALYSIS} className="block py-3 text-lg font-semibold no-underline">
            {words.analysis}
          </a>
          <a
            href={CONTACT.href}
            rel="noopener"
            className="block py-3 text-lg font-semibold no-underline"
          >
            {words.contactUs}
          </a>
        </nav>
      </div>
    </>
  );
}
