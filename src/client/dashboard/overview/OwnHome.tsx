import { AppLink } from '#client/ui/AppLink.tsx';
import { filled } from '#client/ui/filled.tsx';
import type { Role } from '#domain/lib/role.ts';
import { isProfessional } from '#domain/people/licence.ts';
import deskWords from '#messages/people/desk/index.ts';
import words from '#messages/people/overview/index.ts';

/** The way to a first listing for who has no button for it above: owning a home is no role. */
export function OwnHome({ role }: { role: Role }) {
  if (!isProfessional(role)) return null;
  return (
    <p className="text-muted">
      {filled(deskWords.sellingLettingHome, {
        link: (
          <AppLink className="link" href="/SelectPropertyType">
            {words.postOwn}
          </AppLink>
        ),
      })}
    </p>
  );
}
