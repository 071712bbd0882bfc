import { useCall } from '#client/lib/use-call.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { filled } from '#client/ui/filled.tsx';
import { type Allowance as Left, requestAllowance } from '#contract/professionals/engagements.ts';
import { FREE_REQUESTS } from '#domain/professionals/paid-requests.ts';
import words from '#messages/professionals/engagements/index.ts';

const PACKAGES = '/MyPackages';

export const isUsedUp = ({ free, bought }: Left) => free + bought === 0;

/** What sending a quote uses up; nothing where it is free for the profession. */
export function costWords(allowance: Left | null | undefined): string {
  if (!allowance || isUsedUp(allowance)) return '';
  const { free, bought } = allowance;
  return free > 0 ? words.usesOneFree({ free }) : words.usesOneLeads({ bought });
}

/** In place of a cost, where a quote cannot be sent. */
export const NoLeads = () => (
  <p role="status" className="rounded-card bg-warn/12 p-3 text-sm">
    {filled(words.noLeadLeft, {
      link: (
        <AppLink className="link" href={PACKAGES}>
          {words.choosePackage}
        </AppLink>
      ),
    })}
  </p>
);

/** How many requests can still be quoted on, above the list of them. */
export function Allowance() {
  const allowance = useCall(requestAllowance).answer?.data;
  if (!allowance) return null;
  const { free, bought } = allowance;
  return (
    <section className="card flex flex-wrap items-center justify-between gap-3 p-4">
      <div className="max-w-[60ch]">
        <h2 className="text-lg">
          {free > 0 ? words.freeRequestsLeads({ free, bought }) : words.leadsLeft({ bought })}
        </h2>
        <p className="text-sm text-muted">{words.quoteUsesOne({ freeRequests: FREE_REQUESTS })}</p>
      </div>
      <ButtonLink variant={isUsedUp(allowance) ? 'accent' : 'quiet'} href={PACKAGES}>
        {words.buyLeads}
      </ButtonLink>
    </section>
  );
}
