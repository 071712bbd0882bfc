import { BellPlus } from 'lucide-react';
import { useLocalities } from '#client/homes/place-input/use-localities.ts';
import { call } from '#client/lib/api.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Button } from '#client/ui/Button.tsx';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { saveSearch } from '#contract/homes/saved-searches.ts';
import { type HomeWishes, searchFor } from '#domain/homes/home-wishes.ts';

const NAME = 'What I look for';

/** The search for what somebody told, to be looked through now or kept. */
export function WishesSearch({ wishes }: { wishes: HomeWishes }) {
  const { placeOf } = useLocalities();
  const { busy, take } = useStep();
  const places = wishes.areas.flatMap((slug) => placeOf(slug) ?? []);
  const query = places.length < wishes.areas.length ? null : searchFor(wishes, places);
  if (!query) return null;
  const save = () =>
    take(async () => {
      await call(saveSearch, { body: { name: NAME, query } });
      return { message: 'Search saved. We tell you when something new fits.' };
    });
  return (
    <div className="flex flex-wrap gap-3 border-t border-line pt-5">
      <ButtonLink variant="quiet" href={`/PropertyListHome?${query}`}>
        Search for it now
      </ButtonLink>
      <Button variant="quiet" icon={BellPlus} busy={busy} onClick={() => void save()}>
        Save it as a search
      </Button>
    </div>
  );
}
