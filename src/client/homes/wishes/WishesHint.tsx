import { AppLink } from '#client/ui/AppLink.tsx';
import type { HomeWishes } from '#domain/homes/home-wishes.ts';
import wantedWords from '#messages/homes/wanted/index.ts';

const WISHES_PATH = '/MyProfile#looking';

/** Where a message's first words come from, or how to have some. */
export function WishesHint({ wishes }: { wishes: HomeWishes | null | undefined }) {
  if (wishes === undefined) return null;
  return (
    <p className="text-sm text-muted">
      {wishes
        ? wantedWords.beginsWhatLook({ which: wishes.shared ? wantedWords.whichOwnerAlso : '' })
        : wantedWords.sayOnceWhat}{' '}
      <AppLink className="link" href={WISHES_PATH}>
        {wishes ? wantedWords.changeWhatLook : wantedWords.sayWhatLook}
      </AppLink>
    </p>
  );
}
