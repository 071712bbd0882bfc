import { BellPlus } from 'lucide-react';
import { useLocalities } from '#client/homes/place-input/use-localities.ts';
import { call } from '#client/lib/api.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Button } from '#client/ui/Button.tsx';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { saveSearch } from '#contract/homes/saved-searches.ts';
import { type HomeWishes, searchFor } from '#domain/homes/home-wishes.ts';
import words from '#messages/homes/wanted/index.ts';

const NAME = () => words.whatILook;

/** The search for what somebody told, to be looked through now or kept. */
export function WishesSearch({ wishes }: { wishes: HomeWishes }) {
  const { placeOf } = useLocalities();
  const { busy, take } = useStep();
  const places = wishes.areas.flatMap((slug) => placeOf(slug) ?? []);
  const query = places.length < wishes.areas.length ? null : searchFor(wishes, places);
  if (!query) return null;
  const save = () =>
    take(async () => {
      await call(saveSearch, { body: { name: NAME(), query } });
      return { message: words.searchSavedTell };
    });
  return (
    <div className="flex flex-wrap gap-3 border-t border-line pt-5">
      <ButtonLink variant="quiet" href={`/PropertyListHome?${query}`}>
        {words.searchNow}
      </ButtonLink>
      <Button variant="quiet" icon={BellPlus} busy={busy} onClick={() => void save()}>
        {words.saveSearch}
      </Button>
    </div>
  );
}
