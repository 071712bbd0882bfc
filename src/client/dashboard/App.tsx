import { Component, lazy, type ReactNode, Suspense, useEffect, useMemo } from 'react';
import { toast } from 'sonner';
import { SWRConfig } from 'swr';
import { useLocation } from 'wouter';
import { keepInStep } from '#client/homes/listing/favourite-sync.ts';
import { rememberTarget } from '#client/lib/return-later.ts';
import { $session } from '#client/lib/session.ts';
import { SessionContext, useSession } from '#client/lib/session-context.ts';
import { takeToast } from '#client/lib/toast-later.ts';
import { ErrorState } from '#client/ui/ErrorState.tsx';
import { PageFrame } from '#client/ui/PageFrame.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { Toaster } from '#client/ui/Toaster.tsx';
import { APP_PAGES, type AppPath, findRoute } from '#domain/lib/routes.ts';
import { needsSecondFactor } from '#domain/lib/sign-in.ts';
import shellWords from '#messages/people/shell/index.ts';
import { AgentKycDialog } from './AgentKycDialog.tsx';
import { NotHere } from './NotHere.tsx';
import { PAGES } from './pages.ts';
import { Shell } from './Shell.tsx';

/** A page that fails to load or to draw leaves the rest standing and offers another try. */
class PageBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <ErrorState message={shellWords.pageFailed} onRetry={() => location.reload()} />;
  }
}

function CurrentPage() {
  const [path, navigate] = useLocation();
  const { userId, userRole } = useSession();
  const found = findRoute(path);
  const spec = found?.isProtected ? APP_PAGES[found.route as AppPath] : undefined;
  const allowed = spec?.roles.includes(userRole) ?? false;
  const title = allowed ? spec?.title : shellWords.notFound;

  useEffect(() => {
    if (found && found.canonical !== path)
      navigate(found.canonical + location.search + location.hash, { replace: true });
  }, [found, path, navigate]);
  useEffect(() => {
    document.title = `${title} | Propertysearch`;
  }, [title]);

  if (!found || !spec || !allowed) return <NotHere />;
  const { head, draw } = PAGES[found.route as AppPath];
  const drawn = draw({ params: found.params, userId, userRole });
  if (!drawn) return <NotHere />;
  const content = <Suspense fallback={<Skeleton lines={6} />}>{drawn}</Suspense>;
  return (
    <PageBoundary key={found.canonical}>
      {head ? (
        <PageFrame heading={spec.title} {...head}>
          {content}
        </PageFrame>
      ) : (
        content
      )}
    </PageBoundary>
  );
}

const StaffGate = lazy(async () => ({
  default: (await import('./StaffGate.tsx')).StaffGate,
}));

/** Who needs a second factor has shown one before anything is asked for. */
function Gate({ children }: { children: ReactNode }) {
  if (!needsSecondFactor(useSession().userRole)) return children;
  return (
    <Suspense fallback={<Skeleton lines={6} />}>
      <StaffGate>{children}</StaffGate>
    </Suspense>
  );
}

function Inside() {
  const { userId } = useSession();
  useEffect(() => {
    keepInStep(userId, (words) => toast.error(words));
  }, [userId]);
  return (
    <>
      <Shell>
        <CurrentPage />
      </Shell>
      <AgentKycDialog />
    </>
  );
}

/** Everything behind the token. Without one it leads home, and signing in leads back. */
export function App() {
  const session = useMemo(() => $session.get(), []);
  useEffect(() => {
    const welcome = session && takeToast();
    if (welcome) toast.success(welcome);
  }, [session]);
  useEffect(() => {
    if (!session) {
      rememberTarget(location.pathname + location.search + location.hash);
      location.replace('/');
    }
    // Another tab signed out or in as somebody else: this one must not go on as before.
    const changed = ({ key }: StorageEvent) => {
      if (key === null || key === 'token') location.assign('/');
    };
    addEventListener('storage', changed);
    return () => removeEventListener('storage', changed);
  }, [session]);
  if (!session) return null;
  return (
    <SessionContext value={session}>
      <SWRConfig value={{ revalidateOnFocus: true, dedupingInterval: 2_000 }}>
        <Gate>
          <Inside />
        </Gate>
        <Toaster />
      </SWRConfig>
    </SessionContext>
  );
}
