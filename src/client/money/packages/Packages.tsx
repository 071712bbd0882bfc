import { Package } from 'lucide-react';
import { useCall } from '#client/lib/use-call.ts';
import { PromotionResults } from '#client/money/promotions/PromotionResults.tsx';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import { Section } from '#client/ui/Section.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { listPackages } from '#contract/money/prices.ts';
import { mySubscription } from '#contract/money/promotions.ts';
import { perProfession } from '#domain/lib/profession.ts';
import type { Role, SignUpRole } from '#domain/lib/role.ts';
import words from '#messages/money/buying/index.ts';
import { CurrentPackage } from './CurrentPackage.tsx';
import { Differences } from './Differences.tsx';
import { Entitlements } from './Entitlements.tsx';
import { PackageCard } from './PackageCard.tsx';

interface Single {
  href: string;
  label: string;
}

/** What is sold singly, beside packages. */
const ANALYSIS: Single = {
  href: '/propertyAnalysisPayment',
  get label() {
    return words.propertyAnalysis;
  },
};
const PROFILE: Single = {
  href: '/promoteProfilePayment',
  get label() {
    return words.promoteMyProfile;
  },
};
const SINGLES: Record<SignUpRole, readonly Single[]> = {
  user: [
    {
      href: '/PropertyPlans',
      get label() {
        return words.promoteProperty;
      },
    },
    ANALYSIS,
  ],
  ...perProfession(() => [PROFILE, ANALYSIS]),
  agent: [
    {
      href: '/agentLeadPayment',
      get label() {
        return words.buyLeads;
      },
    },
    PROFILE,
    ANALYSIS,
  ],
};

function OfRole({ role }: { role: SignUpRole }) {
  const list = useCall(listPackages, { params: { role } });
  const mine = useCall(mySubscription);
  const failed = [list, mine].find(({ state }) => state === 'failed');
  const isReady = list.answer && mine.answer;
  const retry = () => void Promise.all([list.reload(), mine.reload()]);
  return (
    <Loader
      state={failed ? 'failed' : isReady ? 'ready' : 'loading'}
      error={failed?.error}
      onRetry={retry}
      skeleton={<Skeleton cards={3} />}
    >
      {() => {
        if (!list.answer || !mine.answer) return null;
        const packages = list.answer.data;
        const { subscription, entitlements, freeListings } = mine.answer.data;
        const renewal = packages.find(({ code }) => code === subscription?.code);
        return (
          <div className="grid grid-cols-1 gap-8">
            <CurrentPackage mine={mine.answer.data} renewId={renewal?.id} />
            {(entitlements.length > 0 || freeListings) && (
              <Entitlements entitlements={entitlements} freeListings={freeListings} />
            )}
            <Section title={words.packages} titleId="packages" className="grid gap-3">
              <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
                {packages.map((item) => (
                  <PackageCard key={item.id} item={item} isOwn={item === renewal} />
                ))}
              </ul>
            </Section>
            <Differences items={packages} />
            <PromotionResults />
            <Section title={words.justOneThing} titleId="singly" className="grid gap-3">
              <p className="flex flex-wrap gap-3">
                {SINGLES[role].map(({ href, label }) => (
                  <ButtonLink key={href} variant="quiet" href={href}>
                    {label}
                  </ButtonLink>
                ))}
              </p>
            </Section>
          </div>
        );
      }}
    </Loader>
  );
}

/** The caller's package, what is left of it, and the packages of their role. */
export function Packages({ role }: { role: Role }) {
  if (role !== 'admin') return <OfRole role={role} />;
  return <EmptyState icon={Package} title={words.staffNeedNo} text={words.packagesBuyersSellers} />;
}
