import { useSession } from '#client/lib/session-context.ts';
import { useListQuery } from '#client/lib/use-list-query.ts';
import { ChooseProperty } from '#client/professionals/hiring/ChooseProperty.tsx';
import { Directory } from '#client/professionals/hiring/Directory.tsx';
import { Reviews } from '#client/professionals/reviews/Reviews.tsx';
import { AppLink } from '#client/ui/AppLink.tsx';

/** First which property, then which agent. */
export function HireAgentForProperty() {
  const { userId } = useSession();
  const { read } = useListQuery();
  const property = Number(read('property')) || 0;
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h1 className="text-2xl">Hire an agent for a property</h1>
        {property > 0 && (
          <AppLink className="link" href="/MyProperties/HireAgentForProperty/">
            Choose another property
          </AppLink>
        )}
      </div>
      {property > 0 ? (
        <Directory
          profession="agent"
          userId={userId}
          about={`listing ${property}`}
          reviewsOf={(id) => <Reviews personId={id} />}
        />
      ) : (
        <ChooseProperty userId={userId} />
      )}
    </div>
  );
}
