import { AppLink } from '#client/ui/AppLink.tsx';
import type { HomeWishes } from '#domain/homes/home-wishes.ts';

const WISHES_PATH = '/MyProfile#looking';

/** Where a message's first words come from, or how to have some. */
export function WishesHint({ wishes }: { wishes: HomeWishes | null | undefined }) {
  if (wishes === undefined) return null;
  return (
    <p className="text-sm text-muted">
      {wishes
        ? `It begins with what you look for${wishes.shared ? ', which the owner also sees beside it' : ''}.`
        : 'Say once what you look for, and your messages begin with it.'}{' '}
      <AppLink className="link" href={WISHES_PATH}>
        {wishes ? 'Change what you look for' : 'Say what you look for'}
      </AppLink>
    </p>
  );
}
