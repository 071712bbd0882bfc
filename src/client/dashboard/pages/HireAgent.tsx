import { useSearchParams } from 'wouter';
import { Directory } from '../../features/hiring/Directory.tsx';
import { AppLink } from '../AppLink.tsx';
import { useSession } from '../session-context.ts';

export function HireAgent() {
  const { userId } = useSession();
  const [query] = useSearchParams();
  const property = Number(query.get('property')) || 0;
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="grid gap-1">
          <h1 className="text-2xl">Hire an agent</h1>
          <p className="text-muted">
            Ask for a quote, pay into escrow, and let the fee go when the work is done.
          </p>
        </div>
        <AppLink className="button button-quiet" href="/HiredAgents/0">
          Whom I have hired
        </AppLink>
      </div>
      <Directory
        profession="agent"
        userId={userId}
        about={property > 0 ? `listing ${property}` : ''}
      />
    </div>
  );
}
